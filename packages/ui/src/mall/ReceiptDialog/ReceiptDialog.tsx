import type { Currency } from '@xinpu/sdk/format'
import type { ReceiptVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { DocumentUploadProps } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { draftOf, receiptFaults, valuesOf, type ReceiptDraft, type ReceiptValues } from './receipt-draft.ts'
import { leftOf } from './receipt-sums.ts'
import { ReceiptFields } from './ReceiptFields.tsx'

export interface ReceiptDialogProps {
  /** The voucher that is changed; without it a new one is handed in. */
  receipt?: ReceiptVO | undefined
  /** What is to be paid in all. */
  payOrder: { payAmount: number; currency: Currency }
  /**
   * The vouchers of the payment that were handed in before: what they say was paid is no longer due.
   *
   * @default []
   */
  receipts?: readonly ReceiptVO[]
  isOpen: boolean
  onClose: () => void
  /** Hands it in; rejects with the server's word, everything stays typed. Whoever sent it closes the dialog. */
  onSend: (values: ReceiptValues) => Promise<unknown> | void
  /** Sends the file, and answers with where it is. */
  uploadReceipt: DocumentUploadProps['onUpload']
  /** What the server refused, where it is not the rejection of `onSend`. */
  serverError?: string | undefined
  /** The present moment: a payment is not made after it. @default when it opens, by the browser's clock */
  now?: Date
}

/** The proof of a bank transfer: handed in, or changed before it is accepted. */
export const ReceiptDialog = ({ isOpen, onClose, ...form }: ReceiptDialogProps) => (
  <Dialog
    title={form.receipt ? '修改转账凭证' : '上传转账凭证'}
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
  >
    <ReceiptForm onClose={onClose} {...form} />
  </Dialog>
)

type ReceiptFormProps = Omit<ReceiptDialogProps, 'isOpen'>

function ReceiptForm({ receipt, payOrder, receipts = [], onClose, onSend, ...props }: ReceiptFormProps) {
  const others = receipts.filter(({ id }) => id !== receipt?.id)
  const [now] = useState(() => props.now ?? new Date())
  const [draft, setDraft] = useState<ReceiptDraft>(() => draftOf(receipt, payOrder.payAmount, others))
  const { serverErrors, attempt } = useRefused()

  async function submit() {
    const values = valuesOf(draft, now)
    if (values) await attempt(async () => onSend(values))
  }

  return (
    <Form
      label={receipt ? '修改转账凭证' : '上传转账凭证'}
      submitLabel="提交凭证"
      faults={receiptFaults(draft, now)}
      serverErrors={props.serverError ? [{ field: 'receipt', message: props.serverError }] : serverErrors}
      onSubmit={submit}
      actions={<Button onPress={onClose}>取消</Button>}
    >
      {(errorOf) => (
        <>
          {receipt?.status === 'refused' && <Refused reason={receipt.refuseReason} />}
          <ReceiptFields
            draft={draft}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
            errorOf={errorOf}
            uploadReceipt={props.uploadReceipt}
            left={leftOf(payOrder.payAmount, others)}
            currency={payOrder.currency}
          />
        </>
      )}
    </Form>
  )
}

const Refused = ({ reason }: { reason: string | undefined }) => (
  <Alert tone="warn" title="上次没有通过">
    {reason}
  </Alert>
)
