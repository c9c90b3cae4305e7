import { formatNumber, quantitiesNear, type QuantityRules } from '@xinpu/sdk/format'
import { Button } from '../../primitives/Button/Button.tsx'
import * as S from './QuantityField.styles.ts'

/** A quantity beyond the stock, as what can be bought and what is left to ask others for. */
export interface QuantitySplit {
  /** Pieces that the shop sells. */
  bought: number
  /** Pieces that it lacks. */
  rest: number
}

interface QuantityFixesProps {
  /** A quantity that cannot be bought. */
  pieces: number
  rules: QuantityRules
  onTake: (pieces: number) => void
  /** Buys what there is, and asks others for the rest. */
  onSplit?: ((split: QuantitySplit) => void) | undefined
  /** What else can be done where more are wanted than there are: to be told once they come. */
  arrivalOf?: ((pieces: number) => React.ReactNode) | undefined
}

/** What mends a quantity, each a button: up to the least, to either multiple beside it, or to what is in stock. */
export function QuantityFixes({ pieces, rules, onTake, onSplit, arrivalOf }: QuantityFixesProps) {
  const near = quantitiesNear(pieces, rules)
  const [bought] = near
  const arrival = pieces > rules.stock ? arrivalOf?.(pieces) : null
  if (bought === undefined && !arrival) return null

  return (
    <S.Fixes>
      {near.map((one) => (
        <Button key={one} size="sm" onPress={() => onTake(one)}>
          {`${one > pieces && near.length === 1 ? '补到' : '改为'} ${formatNumber(one)}`}
        </Button>
      ))}
      {onSplit && bought !== undefined && pieces > rules.stock && (
        <Button size="sm" onPress={() => onSplit({ bought, rest: pieces - bought })}>
          {`买 ${formatNumber(bought)}，其余 ${formatNumber(pieces - bought)} 求购`}
        </Button>
      )}
      {arrival}
    </S.Fixes>
  )
}
