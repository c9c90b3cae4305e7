import { plainOf } from '../words/words.ts'
import type { FieldAgreement, FoundBy } from './agreement.ts'
import type { Line } from './line.ts'
import { ordersOf } from './ordered-as.ts'
import type { Judged } from './ordering.ts'

/** What the part of a number of 立创商城 is beside the maker's numbers of its line. */
export type LcscBeside = 'another' | 'packing' | 'same'

/** Shorter than this, what numbers begin with says nothing. */
const shortest = 4

/** The part of a number of 立创商城 beside the maker's numbers of its line; a number may be cut short, and is the same then. */
export function lcscBeside(numbers: readonly string[], model: string): LcscBeside {
  const own = plainOf(model)
  const plains = numbers.map(plainOf)
  if (plains.length === 0 || plains.some((plain) => isHead(plain, own))) return 'same'
  return numbers.some((number) => isOtherPacking(number, model)) ? 'packing' : 'another'
}

/** Numbers of one device begin alike: the ways to order it are many, and are asked only of those that do. */
function isOtherPacking(number: string, model: string): boolean {
  const [plain, own] = [plainOf(number), plainOf(model)]
  if (plain.slice(0, shortest) !== own.slice(0, shortest)) return false
  return isHead(own, plain) || ordersOf(model).has(plain) || ordersOf(number).has(own)
}

const isHead = (head: string, whole: string): boolean =>
  head === whole || (head.length >= shortest && whole.startsWith(head))

/** How the model of a part that was found by its number of 立创商城 agrees with the maker's number of the line. */
export function compareLcsc({ lcsc, numbers: [number] }: Line, beside: LcscBeside): FieldAgreement {
  const name = 'model' as const
  if (beside === 'packing') return { name, state: 'near', reason: `立创编号 ${lcsc} 是同一器件，包装或镀层后缀不同` }
  if (beside === 'same') return { name, state: 'same', reason: '' }
  return { name, state: 'near', reason: `按立创编号 ${lcsc} 找到，表里写的是 ${number}` }
}

/** Ways in which a maker's number names a part. */
const named: ReadonlySet<FoundBy> = new Set(['exact', 'suffix', 'prefix'])

/** What the number of 立创商城 says against the part that stands first; empty where they agree. */
export function doubtOfLcsc({ lcsc, numbers: [number] }: Line, best: Judged, all: readonly Judged[]): string {
  const own = all.find((one) => one.lcsc !== undefined)
  if (!own) return ''
  const says = `立创编号 ${lcsc} 是 ${own.part.model}`
  const isNamed = all.some((one) => one !== own && named.has(one.by))
  if (own.lcsc === 'another' && isNamed) return `${says}，表里写的是 ${number}`
  if (own === best || (own.lcsc === 'packing' && named.has(best.by))) return ''
  const conflict = own.fields.find(({ state }) => state === 'conflict')
  return conflict ? `${says}，${conflict.reason}` : says
}
