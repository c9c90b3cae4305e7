import { formatNumber } from '@xinpu/sdk/format'
import type { StockVO } from '@xinpu/sdk/types'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import type { StockColumns } from './stock-columns.tsx'
import { Freshness, StockCompany, StockModel } from './stock-cells.tsx'
import * as S from './StockTable.styles.ts'

/** A line where there is no room for a row. */
export function StockCard({ line, now, partHref, companyHref, actionOf }: StockColumns & { line: StockVO }) {
  const said = [line.batchNo, line.package, line.location].filter(Boolean).join('　')

  return (
    <S.Card>
      <StockModel line={line} href={partHref?.(line)} />
      <span>
        <S.Quiet>数量　</S.Quiet>
        <S.Figure>
          <strong>{formatNumber(line.quantity)}</strong>
        </S.Figure>
      </span>
      <MoneyText kind="unit" value={line.price} currency={line.currency} none="面议" />
      {said && <S.Quiet data-wide>{said}</S.Quiet>}
      {companyHref && (
        <div data-wide>
          <StockCompany line={line} href={companyHref(line)} />
        </div>
      )}
      <Freshness line={line} now={now} />
      {actionOf(line)}
    </S.Card>
  )
}
