import { formatAmount, toMicro } from '@xinpu/sdk/format'
import { faultsIn, receiptAuditRules, ruled } from '@xinpu/sdk/rules'
import type { ReceiptVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { OrderForm, type OrderFormProps } from './OrderForm.tsx'
import type { OrderSends } from './order-sent.ts'
import { VerdictFields } from './VerdictFields.tsx'

interface AuditFormProps extends OrderFormProps<OrderSends['audit']> {
  receipt: ReceiptVO
}

const options = [
  { value: 'accepted' as const, label: '已到账' },
  { value: 'refused' as const, label: '退回' },
]

/** A voucher beside what was to be paid: the money is there, or the voucher goes back with a reason. */
export function AuditForm({ receipt, ...props }: AuditFormProps) {
  const [status, setStatus] = useState<'accepted' | 'refused'>('accepted')
  const [refuseReason, setReason] = useState('')
  const isWordy = status === 'refused'

  return (
    <OrderForm
      {...props}
      label="核对凭证"
      submitLabel={isWordy ? '退回凭证' : '确认到账'}
      faults={faultsIn(
        receiptAuditRules,
        { status, refuseReason },
        { refuseReason: isWordy && !refuseReason.trim() && '请写明退回的原因' },
      )}
      values={() => ({ status, ...(isWordy && { refuseReason: refuseReason.trim() }) })}
    >
      {(errorOf) => (
        <>
          <DescriptionList items={factsOf(receipt)} />
          <Difference receipt={receipt} />
          <VerdictFields
            label="核对结果"
            options={options}
            status={status}
            onStatus={setStatus}
            field={ruled(receiptAuditRules, 'refuseReason')}
            words={refuseReason}
            onWords={setReason}
            isWordy={isWordy}
            error={errorOf('refuseReason')}
          />
        </>
      )}
    </OrderForm>
  )
}

const factsOf = (receipt: ReceiptVO) => [
  { label: '凭证', value: <Link href={receipt.imgUrl}>打开凭证</Link> },
  { label: '应付', value: formatAmount(receipt.payAmount, receipt.currency) },
  { label: '转账金额', value: formatAmount(receipt.amount, receipt.currency) },
  { label: '付款人', value: [receipt.payer, receipt.bank].filter(Boolean).join('，') },
  ...(receipt.remark ? [{ label: '附言', value: receipt.remark }] : []),
]

/** Another sum than what was due is allowed, and said. */
function Difference({ receipt }: { receipt: ReceiptVO }) {
  const difference = toMicro(receipt.amount) - toMicro(receipt.payAmount)
  if (difference === 0n) return null
  const size = formatAmount(difference < 0n ? -difference : difference, receipt.currency)
  return <Alert tone="warn" title={`转账金额比应付${difference < 0n ? '少' : '多'} ${size}`} />
}
