import { stockStatusLabels } from '@xinpu/sdk/labels'
import type { StockVO } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { freshnessWords, ticksOf } from '../freshness.ts'
import * as S from './StockTable.styles.ts'

/** What is held, by its number, with the page of the part, and who makes it. */
export const StockModel = ({ line: { model, brand, status }, href }: { line: StockVO; href?: Href | undefined }) => (
  <S.Stack>
    <S.Model translate="no">{href ? <Link href={href}>{model}</Link> : model}</S.Model>
    <S.Quiet>{brand}</S.Quiet>
    {status === 'off' && (
      <StatusTag tone="neutral" shape="ring">
        {stockStatusLabels.off}
      </StatusTag>
    )}
  </S.Stack>
)

/** Who holds it, with the page of the company, and how it stands by what it offers. */
export const StockCompany = ({ line, href }: { line: StockVO; href: Href }) => (
  <S.Stack>
    <Link href={href}>{line.enterpriseName}</Link>
    {line.isAuth && <S.Quiet>企业认证</S.Quiet>}
    {line.honesty && <S.Quiet>{honestyWords(line.honesty)}</S.Quiet>}
  </S.Stack>
)

const honestyWords = ({ asked, kept }: NonNullable<StockVO['honesty']>) =>
  `现货属实 ${Math.round((100 * kept) / asked)}%（30 天 ${asked} 条被询价）`

/** When the owner last said so: three ticks, and how long ago. */
export function Freshness({ line: { updateTime }, now }: { line: StockVO; now: Date }) {
  const lit = ticksOf(updateTime, now)
  return (
    <S.Fresh>
      <S.Ticks $lit={lit} aria-hidden>
        {[1, 2, 3].map((tick) => (
          <i key={tick} data-lit={tick <= lit || undefined} />
        ))}
      </S.Ticks>
      <VisuallyHidden>{freshnessWords[lit]}，</VisuallyHidden>
      <TimeText value={updateTime} now={now} />
    </S.Fresh>
  )
}
