import { formatUnitPrice, toMicro, type ComparedQuote } from '@xinpu/sdk/format'
import type { DemandVO, EnquiryVO } from '@xinpu/sdk/types'
import { bidderName, sidesOf } from '../quote-words.ts'
import { carriedOf, rulerOf, targetOf } from './ruler.ts'
import * as S from './PriceRuler.styles.ts'

interface PriceRulerProps {
  rows: readonly ComparedQuote<EnquiryVO & { isOpen: boolean }>[]
  demand: DemandVO
  /** What a piece costs in the mall, in yuan with tax. */
  mallPrice?: number
  selected: number | undefined
  onSelect: (id: number) => void
}

/** All quotes on one ruler of taxed prices: rings, the target and the mall as marks, an untaxed quote with its way there. */
export function PriceRuler({ rows, demand, mallPrice, selected, onSelect }: PriceRulerProps) {
  const target = targetOf(demand)
  const mall = mallPrice === undefined ? undefined : toMicro(mallPrice)
  const carried = carriedOf(rows)
  const untaxed = carried && toMicro(carried.quote.price)
  const ruler = rulerOf([
    ...rows.map(({ taxed }) => taxed),
    ...[target, mall, untaxed].filter((each) => each !== undefined),
  ])
  if (!ruler || rows.length < 2) return null

  return (
    <S.Ruler role="group" aria-label={`${rows.length} 个报价在含税单价上的位置`}>
      <S.Axis />
      {ruler.ticks.map(({ at, price }) => (
        <S.Tick key={at} style={{ left: `${at}%` }} aria-hidden>
          {formatUnitPrice(price).slice(1)}
        </S.Tick>
      ))}
      {target !== undefined && (
        <S.Mark $kind="target" style={{ left: `${ruler.placeOf(target)}%` }}>
          目标价 {formatUnitPrice(target).slice(1)}
        </S.Mark>
      )}
      {mall !== undefined && (
        <S.Mark $kind="mall" style={{ left: `${ruler.placeOf(mall)}%` }}>
          商城现价 {formatUnitPrice(mall).slice(1)}
        </S.Mark>
      )}
      {carried && untaxed !== undefined && (
        <S.Bracket
          style={{
            left: `${ruler.placeOf(untaxed)}%`,
            width: `${ruler.placeOf(carried.taxed) - ruler.placeOf(untaxed)}%`,
          }}
        >
          <span>未税 {formatUnitPrice(untaxed).slice(1)}</span>
          <span>折 13% 后</span>
        </S.Bracket>
      )}
      {rows.map((row) => (
        <Ring
          key={row.quote.id}
          row={row}
          at={ruler.placeOf(row.taxed)}
          isOn={row.quote.id === selected}
          onSelect={onSelect}
        />
      ))}
    </S.Ruler>
  )
}

interface RingProps {
  row: PriceRulerProps['rows'][number]
  at: number
  isOn: boolean
  onSelect: (id: number) => void
}

/** One quote; pressing it points at its row. */
const Ring = ({ row: { quote, taxed, isBest }, at, isOn, onSelect }: RingProps) => (
  <S.Ring
    type="button"
    style={{ left: `${at}%` }}
    aria-label={`${bidderName(quote)}，含税 ${formatUnitPrice(taxed)}${isBest ? `，${sidesOf(quote.demandVO).best}` : ''}`}
    aria-pressed={isOn}
    data-best={isBest || undefined}
    data-ended={!quote.isOpen || undefined}
    onClick={() => onSelect(quote.id)}
  />
)
