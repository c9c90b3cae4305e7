import { otherOrdersOf } from '../understanding/order-suffix.ts'
import { plainOf } from '../words/words.ts'

/** What else a device may be ordered as, in letters and digits. */
export function ordersOf(number: string): ReadonlySet<string> {
  const { nearest, farther } = otherOrdersOf(number.toUpperCase())
  return new Set([...nearest, ...farther])
}

/** Who copies a part writes this behind its whole number, as often as it is a reel. */
const copied = /-TP$/i

/**
 * Whether a model is a number with nothing more than its packing behind it. A number that tells a packing itself is whole:
 * nobody writes it for the same in another.
 *
 * @example isOrderOf('NE555D', 'NE555DR') // true
 */
export function isOrderOf(number: string, model: string): boolean {
  const isLonger = model.length > number.length && model.toUpperCase().startsWith(number.toUpperCase())
  if (!isLonger || copied.test(model) || ordersOf(number).size > 0) return false
  return ordersOf(model).has(plainOf(number))
}

/** A number without a package, as families are called: TL072, 74HC138, MOC3063. */
const family = /^\d{0,2}[A-Z]{1,6}\d{2,6}$/

/**
 * Whether a number is what a family is called by, and a model one of the family: letters of a grade and a package follow.
 *
 * @example isFamilyOf('TL072', 'TL072CP') // true
 */
export function isFamilyOf(number: string, model: string): boolean {
  const [called, ordered] = [number.toUpperCase(), model.toUpperCase()]
  return family.test(called) && ordered.startsWith(called) && /^[A-Z]/.test(ordered.slice(called.length))
}
