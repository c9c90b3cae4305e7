import type { AlternateReason, AlternateRule } from '@xinpu/contract/datasheet/alternate'
import type { Fact } from './part-fact.ts'

/** What it means that a property changes. */
export type Effect = AlternateReason['effect']

/**
 * What it means, by a rule, that a property becomes another. Words are the same or not; quantities of one unit are
 * measured, a range by whether it covers. What holds under another condition (`@10V`) cannot be told.
 */
export function effectOf(rule: AlternateRule['rule'], from: Fact | undefined, to: Fact | undefined): Effect {
  if (!from || !to) return 'unknown'
  if (isSpeltAlike(from.text, to.text)) return 'same'
  if (!isQuantity(from) || !isQuantity(to) || from.unit !== to.unit) return 'different'
  if (conditionOf(from) !== conditionOf(to)) return 'unknown'
  if (isClose(from.low, to.low) && isClose(from.high, to.high)) return 'same'
  if (rule === 'atLeast') return isRange(from) || isRange(to) ? covering(from, to) : ordered(leastOf(to), leastOf(from))
  if (rule === 'atMost') return ordered(mostOf(from), mostOf(to))
  return 'different'
}

const isSpeltAlike = (one: string, other: string): boolean => one === other || plain(one) === plain(other)

/** Hundreds of parts are judged at once, and they are told in the same few words. */
const plainly = new Map<string, string>()
const most = 10_000

function plain(text: string): string {
  const known = plainly.get(text)
  if (known !== undefined) return known
  const made = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '').replaceAll('μ', 'µ')
  if (plainly.size >= most) plainly.clear()
  plainly.set(text, made)
  return made
}

function conditionOf({ text }: Fact): string {
  const told = plain(text)
  const at = told.indexOf('@')
  return at < 0 ? '' : told.slice(at + 1)
}

const isQuantity = ({ low, high }: Fact): boolean => low !== null || high !== null
const isRange = ({ low, high }: Fact): boolean => low !== null && high !== null && low < high
const leastOf = ({ low, high }: Fact): number => low ?? high ?? Number.NaN
const mostOf = ({ low, high }: Fact): number => high ?? low ?? Number.NaN

/** Equal but for how a computer writes 4.7e-6. */
function isClose(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other))
}

function ordered(greater: number, lesser: number): Effect {
  if (isClose(greater, lesser)) return 'same'
  return greater > lesser ? 'better' : 'worse'
}

/** An end that is not told is open: nothing is asked of it, and it bounds nothing. */
function covering(from: Fact, to: Fact): Effect {
  const isLowHeld = from.low === null || to.low === null || to.low <= from.low || isClose(to.low, from.low)
  const isHighHeld = from.high === null || to.high === null || to.high >= from.high || isClose(to.high, from.high)
  return isLowHeld && isHighHeld ? 'better' : 'worse'
}
