import * as contract from './index.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { operationsOf } from './walk.ts'
import { decode } from './decode.ts'
import { day, instant, keywords, text } from './field.ts'

const Form = z.object({
  count: z.int().default(7),
  size: z.number().optional(),
  isNew: z.boolean().optional(),
  kind: z.literal([0, 1]).optional(),
  sort: z.enum(['a', 'b']).default('a'),
  text: z.string().default('none'),
  parent: z.int().nullable().optional(),
  ids: z.array(z.int()).optional(),
  names: z.array(z.string()).optional(),
  rows: z.array(z.object({ n: z.int() })).optional(),
  inner: z.object({ n: z.int() }).optional(),
})

const read = (fields: object) => z.safeParse(Form, decode(Form, fields))

test('text becomes what the schema asks for', () => {
  const { data } = read({
    count: '3',
    size: '1.5',
    isNew: '1',
    kind: '0',
    sort: 'b',
    text: '5',
    parent: '9',
    ids: ['1', '2'],
    names: 'one',
    rows: '[{"n":"1"}]',
    inner: '{"n":2}',
  })
  expect(data).toEqual({
    count: 3,
    size: 1.5,
    isNew: true,
    kind: 0,
    sort: 'b',
    text: '5',
    parent: 9,
    ids: [1, 2],
    names: ['one'],
    rows: [{ n: 1 }],
    inner: { n: 2 },
  })
})

test('numbers come repeated or with commas; texts with commas are one', () => {
  expect(read({ ids: '1,2,3', names: 'a,b' }).data).toMatchObject({ ids: [1, 2, 3], names: ['a,b'] })
  expect(read({ ids: '4' }).data).toMatchObject({ ids: [4] })
})

test('an empty field was left out, unless emptiness is a value of it', () => {
  const empty = Object.fromEntries(Object.keys(Form.shape).map((name) => [name, '']))
  expect(read(empty).data).toEqual({ count: 7, sort: 'a', text: '', ids: [], names: [], rows: [] })
  const Chosen = z.object({ ids: z.array(z.int()).min(1).optional() })
  expect(decode(Chosen, { ids: '' })).toEqual({ ids: undefined })
  expect(decode(z.nullable(z.int()), '')).toBeNull()
})

test("'' is not 0, 'false' is not true", () => {
  const Strict = z.object({ kind: z.literal([0, 1]), isNew: z.boolean(), count: z.number() })
  for (const fields of [{ kind: '' }, { kind: ' ' }, { isNew: '' }, { count: '' }, { count: ' ' }]) {
    expect(z.safeParse(Strict, decode(Strict, { kind: '1', isNew: 'true', count: '1', ...fields })).success).toBe(false)
  }
  expect(decode(Strict, { isNew: 'false' })).toEqual({ isNew: false })
})

test.each([
  { count: 'abc' },
  { count: '1e999' },
  { count: 'NaN' },
  { count: ['1', '2'] },
  { isNew: 'yes' },
  { isNew: 'constructor' },
  { sort: 'c' },
  { inner: '[1' },
  { text: ['a', 'b'] },
  { text: { a: 1 } },
  { ids: 'x' },
])('%j is refused', (fields) => expect(read(fields).success).toBe(false))

test('control characters and half letters do not come in', () =>
  expect(decode(z.string(), 'a\u0000b\u001f\u007f\ud800c\td\n')).toBe('ab\ufffdc\td\n'))

test('what stands anywhere in JSON is cleaned too, and its figures stay figures', () => {
  const Rows = z.object({
    rows: z.array(z.object({ name: z.string(), n: z.int() })),
    kind: z.union([z.string(), z.int()]),
  })
  expect(decode(Rows, { rows: [{ name: 'a\u0000b\ud800', n: 1 }], kind: '\u0000x' })).toEqual({
    rows: [{ name: 'ab\ufffd', n: 1 }],
    kind: 'x',
  })
})

test('a text has room for what its signs stand for, thrice over', () => {
  const Word = text('型号', 80)
  expect(z.safeParse(Word, '㎡'.repeat(80)).success).toBe(true)
  expect(z.safeParse(Word, 'ﷺ'.repeat(14)).error?.issues).toMatchObject([{ message: '型号最多 80 个字' }])
  expect(z.safeParse(keywords(), 'ﷺ'.repeat(115)).success).toBe(false)
  expect(z.safeParse(Word, `😀😀${'ﷺ'.repeat(78)}`).success).toBe(false)
})

test.each(['0000-01-01', '0001-01-01', '1899-12-31', '+12026-01-01', '-0001-01-01', '10000-01-01'])(
  '%s is no day',
  (text) => {
    expect(z.safeParse(day('日期'), text).success).toBe(false)
    expect(z.safeParse(instant('时间'), `${text}T00:00:00Z`).success).toBe(false)
  },
)

test.each(['1900-01-01', '2026-01-31', '9999-12-31'])('%s is a day', (text) => {
  expect(z.safeParse(day('日期'), text).success).toBe(true)
  expect(z.safeParse(instant('时间'), `${text}T23:59:59+08:00`).success).toBe(true)
})

test('names that would reach into a prototype are passed over', () => {
  const fields = JSON.parse(
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"text":"ok"}',
  ) as object
  expect(read(fields).data).toMatchObject({ text: 'ok' })
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test('nothing that is sent makes decoding throw, for any call of the contract', () => {
  const inputs = operationsOf(contract).map(({ endpoint }) => endpoint.input)
  const names = [
    ...new Set(inputs.flatMap((input) => Object.keys((input._zod.def as unknown as { shape: object }).shape))),
  ]
  const value = fc.oneof(
    fc.anything({ withNullPrototype: true, maxDepth: 3 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '0', '-1', '1,2', '[]', '{}', '[[[', 'null', 'true'),
  )
  const sent = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.constantFrom('__proto__', 'toString')), value, {
    maxKeys: 6,
  })
  fc.assert(
    fc.property(fc.constantFrom(...inputs), fc.oneof(sent, fc.anything()), (input, fields) => {
      expect(() => z.safeParse(input, decode(input, fields))).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})
