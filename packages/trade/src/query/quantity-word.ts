import { parseQuantity, type Quantity } from '../quantity/index.ts'
import { endsAt, type Found, type Place } from './place.ts'
import { extentsAt, type Extent } from './quantity-extent.ts'
import { isStrict, quantityLabel, quantityValue } from './quantity-label.ts'
import type { Trade } from './trade.ts'

/** A value, with its unit or with the unit that the trade gives it. */
export function quantityAt({ text, at, trade }: Place): Found | undefined {
  for (const extent of extentsAt(text, at)) {
    const quantity = endsWell(text, at + extent.length) && quantityOf(extent, trade)
    if (quantity) return { length: extent.length, reading: quantityReading(quantity, extent.spelling, trade) }
  }
  return undefined
}

/** What a chip says of a quantity. */
export function quantityReading(
  { low, high, unit }: Omit<Quantity, 'text'>,
  spelling: string,
  trade?: Trade,
): Found['reading'] {
  return {
    kind: low === high ? 'quantity' : 'range',
    label: (unit === 'V' && isOneEnd(low, high) && trade?.voltage) || quantityLabel(unit),
    value: quantityValue({ low, high, unit }, spelling),
    low,
    high,
    unit,
    isStrict: isStrict(spelling),
  }
}

/** From one voltage to another is what a part is fed with, whatever its kind. */
const isOneEnd = (low: number | null, high: number | null): boolean => low === null || high === null || low === high

/** `10k-1%` is two values, `10k-ABC` a number of a part. */
const endsWell = (text: string, at: number): boolean =>
  endsAt(text, at) && !/^[-_][A-Za-z]|^[-_]\d{1,6}(?![\d.]*[a-zA-ZµΩ%])(?!\d{0,3}(?:\D|$))/.test(text.slice(at, at + 9))

/** No series of values has four figures: 2112k is a piece of AP2112K. */
const isPiece = (spelling: string, { unit, hasChipSize }: Trade): boolean =>
  unit === undefined && !hasChipSize && /^\d{3,}[1-9][kKmunp]$/.test(spelling)

function quantityOf({ spelling }: Extent, trade: Trade): Omit<Quantity, 'text'> | undefined {
  if (isPiece(spelling, trade)) return undefined
  const bare = bareUnit(spelling, trade)
  const quantity = (bare === undefined ? null : parseQuantity(spelling, bare)) ?? parseQuantity(spelling)
  if (!quantity?.unit || (quantity.low === null && quantity.high === null)) return undefined
  return quantity
}

const bareEnd = /^[<>≥≤±]?[\d.~]*(?:(?<inner>[A-Za-zµ])\d*[.~][\d.]*)?\d*(?<letter>[A-Za-zµ])\d*$/
const decimal = /^[<>≥≤]?\d{1,2}\.\d{1,2}$/

/** The unit of `100n`, `8M` and `4u7`, told by the part that is spoken of. */
function bareUnit(spelling: string, trade: Trade): string | undefined {
  if (trade.unit === 'V' && decimal.test(spelling)) return 'V'
  const letter = bareEnd.exec(spelling)?.groups?.['letter'] ?? ''
  return /[kKMG]/.test(letter) ? unitOfThousands(letter, trade) : unitOfThousandths(letter, trade.unit)
}

/** Capitals are a slip only where such parts are spoken of: 10P is ten pins. */
function unitOfThousandths(letter: string, unit: Trade['unit']): string | undefined {
  if (/[pnuµ]/.test(letter)) return unit === 'H' ? 'H' : 'F'
  if (/[PNU]/.test(letter)) return unit === 'F' || unit === 'H' ? unit : undefined
  return letter === 'm' && (unit === 'H' || unit === 'Ω') ? unit : undefined
}

function unitOfThousands(letter: string, { unit, hasChipSize }: Trade): string | undefined {
  if (unit === 'Hz' || unit === 'Ω') return unit
  if (unit === 'bit') return letter === 'k' ? undefined : 'bit'
  return letter === 'M' && hasChipSize && unit === undefined ? 'Ω' : undefined
}
