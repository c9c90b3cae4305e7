import { formatAmount } from '@xinpu/sdk/format'
import type { PayOrder } from '@xinpu/sdk/types'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import * as S from './BankTransferPanel.styles.ts'

type BankAccountProps = Pick<PayOrder, 'bankInfo' | 'currency' | 'payAmount' | 'reference'>

/** Where the money goes, how much, and the words that link it to its order: each to be copied. */
export function BankAccount({ bankInfo, currency, payAmount, reference }: BankAccountProps) {
  const amount = formatAmount(payAmount, currency)
  return (
    <S.Account>
      <Line label="户名" text={bankInfo.name} />
      <Line label="开户行" text={bankInfo.bank} />
      <Line label="账号" text={bankInfo.account} copied={bankInfo.account.replaceAll(/\s/g, '')} data-figure />
      {bankInfo.swift && <Line label="SWIFT" text={bankInfo.swift} data-figure />}
      <Line label="金额" text={amount} copied={amount.replaceAll(/[^\d.]/g, '')} data-figure />
      <Line label="附言" text={reference} data-figure data-must />
    </S.Account>
  )
}

interface LineProps {
  label: string
  text: string
  /** As a bank's form takes it, where it is shown otherwise. */
  copied?: string
  'data-figure'?: boolean
  'data-must'?: boolean
}

const Line = ({ label, text, copied = text, ...marks }: LineProps) => (
  <div {...marks}>
    <dt>{label}</dt>
    <dd>{text}</dd>
    <dd>
      <CopyText text={copied} label={label}>
        {null}
      </CopyText>
    </dd>
  </div>
)
