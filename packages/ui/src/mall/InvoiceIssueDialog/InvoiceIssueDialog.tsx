import type { InvoiceRecord } from '@xinpu/sdk/types'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { DocumentUploadProps } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import { IssueForm } from '../OrderDialog/IssueForm.tsx'
import type { OrderSends } from '../OrderDialog/order-sent.ts'

export interface InvoiceIssueDialogProps {
  record: InvoiceRecord
  uploadInvoice: DocumentUploadProps['onUpload']
  /** Hands it in or refuses it; rejects with the server's word, everything stays typed. Whoever sent it closes the dialog. */
  onSend: (values: OrderSends['issue']) => Promise<unknown>
  onClose: () => void
}

/** An invoice that was asked for is handed in or refused, where its order is not at hand. */
export const InvoiceIssueDialog = ({ record, onClose, ...form }: InvoiceIssueDialogProps) => (
  <Dialog
    title="处理开票"
    subtitle={`${record.merchantName}，订单 ${record.orderNo}`}
    isOpen
    onOpenChange={(open) => !open && onClose()}
  >
    <IssueForm record={record} onClose={onClose} {...form} />
  </Dialog>
)
