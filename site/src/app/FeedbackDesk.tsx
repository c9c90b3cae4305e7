import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import * as account from '@xinpu/sdk/account'
import { lazy, Suspense } from 'react'
import { feedbackCategories } from '../queries/account.ts'

const FeedbackDialog = lazy(() =>
  import('@xinpu/ui/feedback-dialog').then((module) => ({ default: module.FeedbackDialog })),
)

/** Above this a server cuts the text (contract, FeedbackDraft). */
const longest = 500

export interface FeedbackDeskProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Takes feedback, with the page it is about. */
export function FeedbackDesk({ isOpen, onOpenChange }: FeedbackDeskProps) {
  const { call } = useRouteContext({ from: '__root__' })
  const { data: categories = [] } = useQuery({ ...feedbackCategories(call), enabled: isOpen })
  if (!isOpen) return null
  return (
    <Suspense>
      <FeedbackDialog
        isOpen
        onOpenChange={onOpenChange}
        categories={categories}
        pageAddress={globalThis.location.href}
        submit={({ categoryId, content, contact, page }) =>
          call(account.feedbackAdd, {
            type: categoryId,
            content: (page ? `${content}\n${page}` : content).slice(0, longest),
            contact,
          })
        }
      />
    </Suspense>
  )
}
