import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'

interface SendAllDialogProps extends Pick<ConfirmDialogProps, 'isOpen' | 'onOpenChange'> {
  /** What the message is called. */
  title: string
  send: () => Promise<unknown>
}

/** A message to everybody cannot be called back. */
export const SendAllDialog = ({ title, send, ...dialog }: SendAllDialogProps) => (
  <ConfirmDialog
    {...dialog}
    title="发给全部用户"
    verb="发给全部用户"
    confirm={send}
    failureOf={(error) => refusalOf(error, '没有发出，写下的内容还在')}
  >
    每一位用户都会收到“{title}”，发出后不能撤回。
  </ConfirmDialog>
)
