import { NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { Suspense, createContext, useContext } from 'react'

const FeedbackForm = onDemand(() => import('./FeedbackForm.tsx').then((module) => module.FeedbackForm), NotHereDialog)

export interface FeedbackContainerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Takes feedback, with the page it is about. */
export const FeedbackContainer = (form: FeedbackContainerProps) =>
  form.isOpen && (
    <Suspense>
      <FeedbackForm {...form} />
    </Suspense>
  )

/** Opens the feedback dialog, after a login where one is due. The shell provides it. */
export const FeedbackContext = createContext<() => void>(() => {})
export const useFeedback = () => useContext(FeedbackContext)
