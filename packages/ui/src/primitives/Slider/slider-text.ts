import { formatNumber, formatQuantity, parseQuantity } from '@xinpu/sdk/format'

/** A value as it is read: with its unit and the prefix an engineer would choose. */
export const textOf = (value: number, unit: string | undefined): string =>
  unit ? formatQuantity(value, unit) : formatNumber(value)

/** What was typed, in the unit itself: `100n` in F is 1e-7; null when it says nothing. */
export function valueOf(text: string, unit: string | undefined): number | null {
  if (unit) {
    const quantity = parseQuantity(text, unit)
    return quantity ? (quantity.low ?? quantity.high) : null
  }
  const plain = text.normalize('NFKC').replaceAll(',', '').trim()
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : null
}
