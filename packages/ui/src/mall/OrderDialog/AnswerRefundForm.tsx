import { formatAmount } from '@xinpu/sdk/format'
import { faultsIn, refundAnswerRules, ruled } from '@xinpu/sdk/rules'
import type { RefundVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Link } from '../../primitives/Link/Link.tsx'
import * as S from './OrderDialog.styles.ts'
import { OrderForm, type OrderFormProps } from './OrderForm.tsx'
import type { OrderSends } from './order-sent.ts'
import { VerdictFields } from './VerdictFields.tsx'

interface AnswerRefundFormProps extends OrderFormProps<OrderSends['answerRefund']> {
  refund: RefundVO
}

const options = [
  { value: 'accepted' as const, label: '同意退款' },
  { value: 'refused' as const, label: '拒绝' },
]

/** The seller agrees to pay back, or says why not. */
export function AnswerRefundForm({ refund, ...props }: AnswerRefundFormProps) {
  const [status, setStatus] = useState<'accepted' | 'refused'>('accepted')
  const [reason, setReason] = useState('')
  const isWordy = status === 'refused'
  const amount = formatAmount(refund.amount, props.order.type)

  return (
    <OrderForm
      {...props}
      label="答复退款"
      submitLabel={isWordy ? '拒绝退款' : `同意退 ${amount}`}
      faults={faultsIn(
        refundAnswerRules,
        { status, reason },
        { reason: isWordy && !reason.trim() && '请写明拒绝的原因' },
      )}
      values={() => ({ status, ...(reason.trim() && { reason: reason.trim() }) })}
    >
      {(errorOf) => (
        <>
          <S.Asked>
            <b>{amount}</b>
            <q>{refund.reason}</q>
            {refund.images.map((url, index) => (
              <Link key={url} href={url}>
                附件 {index + 1}
              </Link>
            ))}
          </S.Asked>
          <VerdictFields
            label="答复"
            options={options}
            status={status}
            onStatus={setStatus}
            field={ruled(refundAnswerRules, 'reason')}
            words={reason}
            onWords={setReason}
            isWordy={isWordy}
            error={errorOf('reason')}
          />
        </>
      )}
    </OrderForm>
  )
}
