import { boundsOf, type Bounds } from '@xinpu/contract/bounds'
import type { Schema } from '@xinpu/contract/endpoint'
import fc, { type Arbitrary } from 'fast-check'
import * as z from 'zod'

interface Definition {
  type: string
  innerType?: Schema
  element?: Schema
  options?: readonly Schema[]
  shape?: Record<string, Schema>
  values?: readonly unknown[]
  entries?: Record<string, unknown>
}
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

/** Makes another text of a good one, within bounds or not. */
export type Twist = (text: string, bounds: Bounds) => string

/** Inputs that a schema accepts, with every text in them twisted. */
export function twistedFor(schema: Schema, twist: Twist): Arbitrary<unknown> {
  const { type, innerType, element, shape } = definitionOf(schema)
  if (innerType) return twistedFor(innerType, twist)
  if (shape)
    return fc.record(Object.fromEntries(Object.entries(shape).map(([name, each]) => [name, twistedFor(each, twist)])))
  if (element) return twistedFor(element, twist).map((each) => [each])
  return type === 'string' ? validFor(schema).map((text) => twist(String(text), boundsOf(schema))) : validFor(schema)
}

/** Inputs that a schema accepts. */
export function validFor(schema: Schema): Arbitrary<unknown> {
  const { type, innerType, element, options, shape, values, entries } = definitionOf(schema)
  const bounds = boundsOf(schema)
  if (innerType && type === 'nullable') return fc.option(validFor(innerType))
  if (innerType) return fc.option(validFor(innerType), { nil: undefined })
  if (shape) return fc.record(mapped(shape))
  if (element) return fc.array(validFor(element), lengths(bounds, 3))
  if (options) return fc.oneof(...options.map(validFor))
  if (values) return fc.constantFrom(...values)
  if (entries) return fc.constantFrom(...Object.values(entries))
  return simple(schema, type, bounds).filter((value) => z.safeParse(schema, value).success)
}

const mapped = (shape: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(shape).map(([name, member]) => [name, validFor(member)]))

const lengths = ({ minimum = 0, maximum = Infinity }: Bounds, most: number) => ({
  minLength: minimum,
  maxLength: Math.min(maximum, Math.max(most, minimum)),
})

function simple(schema: Schema, type: string, bounds: Bounds): Arbitrary<unknown> {
  if (type === 'string') return textLike(bounds)
  if (type === 'number' || type === 'int') return figureLike(schema, bounds)
  if (type === 'boolean') return fc.boolean()
  if (type === 'file') return fc.constant(new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }))
  return fc.constant(null)
}

const words = fc.constantFrom(
  '贴片电容',
  'STM32F103C8T6',
  '0.1uF 0402',
  '深圳市',
  'a b',
  "O'Brien",
  '100%',
  '_',
  '😀',
  '±5%',
)

function textLike({ format, pattern, ...bounds }: Bounds): Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10))
  if (format === 'datetime')
    return fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true }).map((at) => at.toISOString())
  if (format === 'email') return fc.constantFrom('a@b.cn', 'zhang.san+x@example.com')
  if (format === 'url') return fc.webUrl()
  if (pattern) return fc.stringMatching(bare(pattern))
  const plain = fc.string(lengths(bounds, 12))
  return fc.oneof(
    plain,
    words.map((word) => word.padEnd(bounds.minimum ?? 0, 'x').slice(0, bounds.maximum)),
  )
}

/** fast-check reads no look-arounds; what it makes too much is filtered afterwards. */
const bare = ({ source, flags }: RegExp) => new RegExp(source.replaceAll(/\(\?[=!][^)]*\)/g, ''), flags)

function figureLike(schema: Schema, { minimum, maximum }: Bounds): Arbitrary<number> {
  const least = Math.max(minimum ?? -1000, -1e12)
  const most = Math.min(maximum ?? 1000, 1e12)
  const whole = fc.integer({
    min: Math.ceil(Math.max(least, -2_147_483_648)),
    max: Math.floor(Math.min(most, 2_147_483_647)),
  })
  const isWhole = !z.safeParse(schema, least + 0.5).success && !z.safeParse(schema, least + 1.25).success
  return isWhole
    ? whole
    : fc.oneof(
        whole,
        fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100),
      )
}

/** What makes databases stumble: signs they refuse, signs that unfold into many, days before and after all days. */
export const twists: Record<string, Twist> = {
  'a NUL': (text) => `${text.slice(0, 1)}\u0000${text.slice(1)}`,
  'half a letter': (text) => `${text.slice(0, -1)}\ud800`,
  'signs that unfold, as many as may be': (_, { maximum = 200 }) => 'ﷺ'.repeat(Math.max(1, Math.floor(maximum / 6))),
  'signs that unfold, too many': (_, { maximum = 200 }) => 'ﷺ'.repeat(Math.min(maximum, 2000)),
  'four bytes a sign': (_, { maximum = 200 }) => '𠮷'.repeat(Math.max(1, Math.floor(maximum / 2))),
  'a day before all days': (text, { format }) => (isTime(format) ? `0000${text.slice(4)}` : '0000-01-01'),
  'a day after all days': (text, { format }) => (isTime(format) ? `+99999${text.slice(4)}` : '+99999-01-01'),
}

const isTime = (format?: string): boolean => format === 'date' || format === 'datetime'

/** What nobody should send: one field of a good input spoilt. */
export const spoilt = fc.constantFrom<unknown>(
  ['a', 'b'],
  [],
  '[]',
  '{}',
  'null',
  'NaN',
  '-1',
  '9007199254740993',
  '1e308',
  ' ',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x'.repeat(300_000),
)
