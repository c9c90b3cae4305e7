import { formatAmount, toMicro } from '@xinpu/sdk/format'
import { faultsIn, orderRefundRules, ruled } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { OrderForm, type OrderFormProps } from './OrderForm.tsx'
import type { OrderSends } from './order-sent.ts'
import { signOf } from './sign.ts'

interface RefundFormProps extends OrderFormProps<OrderSends['refund']> {
  uploadImage: SendFile
}

/** What is wrong, how much is asked back, and what shows it. */
export function RefundForm({ uploadImage, ...props }: RefundFormProps) {
  const { payAmount, type } = props.order
  const [reason, setReason] = useState('')
  const [amount, setAmount] = useState<number | null>(payAmount)
  const [images, setImages] = useState<string[]>([])
  const most = `最多 ${formatAmount(payAmount, type)}`
  const sent = { reason, amount: amount ?? undefined, images }

  return (
    <OrderForm
      {...props}
      label="申请退款"
      submitLabel={amount === null ? '申请退款' : `申请退款 ${formatAmount(amount, type)}`}
      faults={faultsIn(orderRefundRules, sent, {
        reason: null,
        amount: amountFault(amount, payAmount, most),
      })}
      values={() => ({
        reason: reason.trim(),
        ...(amount !== null && amount !== payAmount && { amount }),
        ...(images.length > 0 && { images }),
      })}
    >
      {(errorOf) => (
        <>
          <TextArea
            {...ruled(orderRefundRules, 'reason')}
            rows={3}
            value={reason}
            onChange={setReason}
            placeholder="来料不良、少发、错发：写明型号与数量"
            error={errorOf('reason')}
          />
          <NumberField
            {...ruled(orderRefundRules, 'amount')}
            kind="decimal"
            isRequired
            prefix={signOf(type)}
            value={amount}
            onChange={setAmount}
            help={`${most}，店铺同意后原路退回`}
            error={errorOf('amount')}
          />
          <ImageUpload
            {...ruled(orderRefundRules, 'images')}
            images={images}
            onChange={setImages}
            onUpload={uploadImage}
            max={9}
            help="照片、检验单，双方都能看到"
            error={errorOf('images')}
          />
        </>
      )}
    </OrderForm>
  )
}

/** No more is given back than was paid. */
function amountFault(amount: number | null, payAmount: number, most: string): string | null {
  if (amount === null) return '请输入退款金额'
  return amount > payAmount && toMicro(amount.toFixed(6)) > toMicro(payAmount) ? most : null
}
