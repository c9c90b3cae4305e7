import { useQuery } from '@tanstack/react-query'
import * as account from '@xinpu/sdk/account'
import { FeedbackDialog, type FeedbackValues } from '@xinpu/ui/feedback-dialog'
import { useCall } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import type { FeedbackContainerProps } from './FeedbackContainer.tsx'
import { feedbackCategories } from './queries.ts'
import { useDraft } from './use-draft.tsx'

/** Above this a server cuts the text (contract, FeedbackDraft). */
const longest = 500

/** The form's name among the drafts. */
const form = 'feedback'

/** The feedback dialog with its calls. What was written survives a reload. */
export function FeedbackForm({ isOpen, onOpenChange }: FeedbackContainerProps) {
  const call = useCall()
  const act = useAct()
  const { data, isError } = useQuery(feedbackCategories(call))
  const draft = useDraft(form, isFeedback)
  if (!draft.isReady) return null

  return (
    <FeedbackDialog
      key={draft.turn}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      categories={isError ? [] : data}
      pageAddress={globalThis.location.href}
      {...(draft.initial && { initial: draft.initial })}
      onChange={draft.keep}
      draft={draft.bar}
      submit={async ({ categoryId, content, contact, page }) => {
        const told = (page ? `${content}\n${page}` : content).slice(0, longest)
        await act(account.feedbackAdd, { type: categoryId, content: told, contact }, draft.done)
      }}
    />
  )
}

/** Whether what was kept is feedback of this version of the site. */
function isFeedback(value: unknown): value is FeedbackValues {
  const values = value as Partial<FeedbackValues> | null
  return typeof values?.content === 'string' && typeof values.contact === 'string'
}
