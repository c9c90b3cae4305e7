import { ArrowDown, ArrowUp } from 'lucide-react'
import { formatNumber } from '@xinpu/sdk/format'
import { Icon } from '../Icon/Icon.tsx'
import { BareLink } from '../Link/BareLink.tsx'
import type { Href } from '../Link/Link.tsx'
import { NumberText } from '../NumberText/NumberText.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './StatTile.styles.ts'

export interface StatTileProps {
  /** What is counted: ‘待发货’. */
  label: string
  /** How many; undefined while it is on its way, null where nobody knows. A `MoneyText` or the like is shown as it is. */
  value: number | null | undefined | React.ReactElement
  /** What it is counted in: ‘单’. */
  unit?: string
  /** Where the things that were counted are. */
  href?: Href
  /** How much it changed, and since when: ‘较昨日’. */
  delta?: { value: number; since: string }
}

/** A figure with its name, that leads to what was counted. Several stand on one `StatRow`. */
export function StatTile({ label, value, unit, href, delta }: StatTileProps) {
  const content = (
    <>
      <S.Label>{label}</S.Label>
      <S.Figure>{figureOf(value, unit)}</S.Figure>
      {delta && <Delta {...delta} />}
    </>
  )

  return href ? (
    <S.Root as={BareLink} href={href}>
      {content}
    </S.Root>
  ) : (
    <S.Root>{content}</S.Root>
  )
}

function figureOf(value: StatTileProps['value'], unit?: string) {
  if (value === undefined) return <Waiting />
  if (value !== null && typeof value !== 'number') return value

  return (
    <S.Counted>
      <NumberText value={value} unit={unit} />
    </S.Counted>
  )
}

const Waiting = () => (
  <>
    <VisuallyHidden>加载中</VisuallyHidden>
    <S.Bar aria-hidden />
  </>
)

/** An arrow and a sign: whether more is better only the reader knows. */
function Delta({ value, since }: NonNullable<StatTileProps['delta']>) {
  const Arrow = value < 0 ? ArrowDown : ArrowUp

  return (
    <S.Delta>
      {since} {value === 0 ? '持平' : <VisuallyHidden>{value < 0 ? '减少' : '增加'}</VisuallyHidden>}
      {value !== 0 && (
        <S.Change>
          <Icon of={Arrow} size={12} weight="bold" />
          {formatNumber(Math.abs(value))}
        </S.Change>
      )}
    </S.Delta>
  )
}
