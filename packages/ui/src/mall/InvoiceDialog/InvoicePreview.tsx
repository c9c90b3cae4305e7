import { formatAmount, toMicro } from '@xinpu/sdk/format'
import { capitalAmount } from './capital-amount.ts'
import type { InvoiceDraft } from './invoice-draft.ts'
import * as S from './InvoiceDialog.styles.ts'

/** What an invoice is made out for, where there is an order already. */
export interface InvoicedSum {
  /** Yuan, tax included. */
  amount: number
  /** Who makes it out: ‘启芯微电子等 3 家，各开一张’. */
  sellers: string
}

/** The head of the invoice as it will be printed, on paper in both themes. */
export function InvoicePreview({ draft, sum }: { draft: InvoiceDraft; sum?: InvoicedSum | undefined }) {
  const kind = draft.type === 'special' ? '增值税专用发票' : '普通发票'
  const lines = [
    ['购买方', draft.title],
    ['税号', draft.taxNo],
    ...(draft.type === 'special'
      ? [
          ['地址、电话', [draft.address, draft.tel].filter(Boolean).join(' ')],
          ['开户行、账号', [draft.bank, draft.bankAccount].filter(Boolean).join(' ')],
        ]
      : []),
    ...(sum
      ? [
          ['销售方', sum.sellers],
          ['价税合计', `${formatAmount(sum.amount)}（${capitalAmount(toMicro(sum.amount))}）`],
        ]
      : []),
  ]

  return (
    <S.Paper aria-label="发票预览">
      <p>电子发票（{kind}）预览</p>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </S.Paper>
  )
}
