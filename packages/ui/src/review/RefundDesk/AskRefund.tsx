import { formatAmount } from '@xinpu/sdk/format'
import { payTypeLabels } from '@xinpu/sdk/labels'
import { deskRefundAskRules, faultsIn, ruled } from '@xinpu/sdk/rules'
import type { RefundCase } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import * as S from './RefundDesk.styles.ts'

/** What is given back of which payment. */
export interface RefundAsked {
  no: string
  amount: number
  reason: string
}

interface AskRefundProps {
  found: RefundCase
  onAsk: (asked: RefundAsked) => Promise<unknown>
}

/** A payment, and how much of it goes back. */
export function AskRefund({ found, onAsk }: AskRefundProps) {
  return (
    <S.Case aria-label={`退款：${found.no}`}>
      <DescriptionList columns={2} items={factsOf(found)} />
      {found.left > 0 ? (
        <AskForm found={found} onAsk={onAsk} />
      ) : (
        <Alert tone="info" title="这笔付款没有可退的金额了" />
      )}
    </S.Case>
  )
}

function AskForm({ found, onAsk }: AskRefundProps) {
  const { no, currency, left, alone } = found
  const [amount, setAmount] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const { serverErrors, attempt } = useRefused()
  const needsSecond = amount !== null && amount > alone

  async function send() {
    await onAsk({ no, amount: amount ?? 0, reason: reason.trim() })
    setAmount(null)
    setReason('')
  }

  return (
    <Form
      label="退款"
      submitLabel={verbOf(amount, currency, needsSecond)}
      faults={faultsIn(
        deskRefundAskRules,
        { amount: amount ?? undefined, reason },
        { amount: amountFault(amount, found), reason: reason.trim() === '' && '请写明退款原因' },
      )}
      serverErrors={serverErrors}
      onSubmit={() => attempt(send)}
    >
      {(errorOf) => (
        <>
          <NumberField
            {...ruled(deskRefundAskRules, 'amount')}
            kind="decimal"
            isRequired
            prefix={currency === 'CNY' ? '¥' : '$'}
            value={amount}
            onChange={setAmount}
            help={`最多 ${formatAmount(left, currency)}；一个人可退 ${formatAmount(alone, currency)}`}
            error={errorOf('amount')}
          />
          <TextArea
            {...ruled(deskRefundAskRules, 'reason')}
            rows={2}
            value={reason}
            onChange={setReason}
            placeholder="买家、店铺和记录里都会看到"
            error={errorOf('reason')}
          />
          {needsSecond && <Alert tone="warn" title="超过一个人可退的金额，要另一位财务或负责人批准" />}
        </>
      )}
    </Form>
  )
}

function amountFault(amount: number | null, { left, currency }: RefundCase): string | null {
  if (amount === null) return '请输入退款金额'
  return amount > left ? `最多 ${formatAmount(left, currency)}` : null
}

function verbOf(amount: number | null, currency: RefundCase['currency'], needsSecond: boolean): string {
  const sum = amount === null ? '' : ` ${formatAmount(amount, currency)}`
  return needsSecond ? `申请退款${sum}` : `退款${sum}`
}

const factsOf = ({ no, title, buyer, state, payType, ...sums }: RefundCase) => [
  { label: '编号', value: no },
  { label: '内容', value: title },
  { label: '付款人', value: buyer.nickName },
  { label: '状态', value: state },
  { label: '付款方式', value: payType && payTypeLabels[payType] },
  { label: '实付', value: formatAmount(sums.paid, sums.currency) },
  { label: '已退', value: formatAmount(sums.returned, sums.currency) },
  { label: '待批准', value: formatAmount(sums.waiting, sums.currency) },
]
