import type { Invoice, InvoiceRecord, OrderVO, ReceiptVO, RefundVO } from '@xinpu/sdk/types'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { DocumentUploadProps } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { AnswerRefundForm } from './AnswerRefundForm.tsx'
import { AuditForm } from './AuditForm.tsx'
import { CloseForm } from './CloseForm.tsx'
import { CommentForm } from './CommentForm.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'
import { IssueForm } from './IssueForm.tsx'
import { titles as names, type OrderSent } from './order-sent.ts'
import { RefundForm } from './RefundForm.tsx'
import { RepriceForm } from './RepriceForm.tsx'
import { ShipForm } from './ShipForm.tsx'
import { WarehousingForm } from './WarehousingForm.tsx'

interface Shared {
  order: OrderVO
  isOpen: boolean
  onClose: () => void
  /** Sends what was filled in; rejects with the server's word, everything stays typed. Whoever sent it closes the dialog. */
  onSend: (sent: OrderSent) => Promise<unknown>
  /** What the server refused, where it is not the rejection of `onSend`. */
  serverError?: string | undefined
}

/** What a kind needs besides the order. */
type Needs =
  | { kind: 'close' | 'finish' | 'reprice' | 'ship' | 'warehousingNo' }
  /** Sends a picture. */
  | { kind: 'comment' | 'refund'; uploadImage: SendFile }
  /** The buyer's invoice titles, and the way to a new one. */
  | { kind: 'invoice'; titles: readonly Invoice[]; onAddTitle?: () => void; chosen?: number }
  | { kind: 'answerRefund'; refund: RefundVO }
  | { kind: 'audit'; receipt: ReceiptVO }
  | { kind: 'issue'; record: InvoiceRecord; uploadInvoice: DocumentUploadProps['onUpload'] }

export type OrderDialogProps = Needs & Shared

/** What an action about an order asks for first, a form for each kind. */
export function OrderDialog(props: OrderDialogProps) {
  const { kind, order, isOpen, onClose } = props
  if (kind === 'finish') return <FinishDialog {...props} onSend={() => props.onSend({ kind: 'finish', values: {} })} />

  return (
    <Dialog
      title={names[kind]}
      subtitle={`订单 ${order.orderNo}`}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Body {...props} />
    </Dialog>
  )
}

/** The form of each kind. */
function Body(props: OrderDialogProps) {
  const { onSend } = props
  switch (props.kind) {
    case 'close':
      return <CloseForm {...props} onSend={(values) => onSend({ kind: 'close', values })} />
    case 'refund':
      return <RefundForm {...props} onSend={(values) => onSend({ kind: 'refund', values })} />
    case 'comment':
      return <CommentForm {...props} onSend={(values) => onSend({ kind: 'comment', values })} />
    case 'warehousingNo':
      return <WarehousingForm {...props} onSend={(values) => onSend({ kind: 'warehousingNo', values })} />
    case 'invoice':
      return <InvoiceForm {...props} onSend={(values) => onSend({ kind: 'invoice', values })} />
    case 'reprice':
      return <RepriceForm {...props} onSend={(values) => onSend({ kind: 'reprice', values })} />
    case 'ship':
      return <ShipForm {...props} onSend={(values) => onSend({ kind: 'ship', values })} />
    case 'answerRefund':
      return <AnswerRefundForm {...props} onSend={(values) => onSend({ kind: 'answerRefund', values })} />
    case 'audit':
      return <AuditForm {...props} onSend={(values) => onSend({ kind: 'audit', values })} />
    case 'issue':
      return <IssueForm {...props} onSend={(values) => onSend({ kind: 'issue', values })} />
    case 'finish':
      return null
  }
}
