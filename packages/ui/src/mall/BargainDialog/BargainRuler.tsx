import { formatUnitPrice, type Currency, type PriceBreak } from '@xinpu/sdk/format'
import { scaleOf } from './bargain-ruler.ts'
import * as S from './BargainDialog.styles.ts'

interface BargainRulerProps {
  ladder: readonly PriceBreak[]
  /** The tier that the offer is below. */
  tier: PriceBreak
  offer: number
  currency: Currency
}

/** Where an offer lies among the prices of the ladder: a picture only, its figures stand under it in words. */
export function BargainRuler({ ladder, tier, offer, currency }: BargainRulerProps) {
  const { marks, now, ...scale } = scaleOf(ladder, tier, offer, currency)
  return (
    <S.Ruler aria-hidden>
      <S.Gap style={{ left: `${scale.offer}%`, width: `${now - scale.offer}%` }} />
      {marks.map(({ min, at, words, side }) => (
        <S.Mark key={min} style={{ left: `${at}%` }} data-now={min === tier.min || undefined}>
          {side && (
            <span data-side={side}>
              {words.from}
              <b>{words.price}</b>
            </span>
          )}
        </S.Mark>
      ))}
      <S.Offer style={{ left: `${scale.offer}%` }}>{formatUnitPrice(offer, currency).slice(1)}</S.Offer>
    </S.Ruler>
  )
}
