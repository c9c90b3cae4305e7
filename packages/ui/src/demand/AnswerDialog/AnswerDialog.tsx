import type { EnquiryVO } from '@xinpu/sdk/types'
import { AcceptDialog } from './AcceptDialog.tsx'
import type { Answer } from './answer.ts'
import { CounterDialog } from './CounterDialog.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'

export type AnswerKind = 'accept' | 'counter' | 'refuse'

export interface AnswerDialogProps {
  kind: AnswerKind
  /** The quote that is answered. */
  quote: EnquiryVO
  onClose: () => void
  /** Sends the answer; rejects with the server's word. */
  answer: (quote: EnquiryVO, answer: Answer) => Promise<unknown>
}

const dialogs = { accept: AcceptDialog, counter: CounterDialog, refuse: RefuseDialog }

/** How the owner of a post answers a quote: takes it, asks for other terms, or turns it down. */
export function AnswerDialog({ kind, ...props }: AnswerDialogProps) {
  const Asked = dialogs[kind]
  return <Asked {...props} />
}
