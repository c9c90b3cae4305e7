import type { Schema } from '@xinpu/contract/endpoint'
import { read } from '@xinpu/contract/read'
import type { Refusal } from '@xinpu/contract/refusal'
import fc, { type Arbitrary } from 'fast-check'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { faultsIn } from '../src/rules/faults-in.ts'
import type { Check, Rule } from '../src/rules/rule.ts'
import { fieldsOf } from './form-rules.ts'
import { forms, uploads } from './forms.ts'
import { ruleOf } from './rules.ts'

/** What the server says of each field, the first word of each. */
function refusedBy(input: Schema, sent: object): [field: string, message: string][] {
  try {
    read({ input } as Parameters<typeof read>[0], sent)
    return []
  } catch (error) {
    const { errors } = (error as Refusal).data as { errors: { field: string; message: string }[] }
    const first = new Map(errors.toReversed().map(({ field, message }) => [field.split('.')[0] ?? '', message]))
    return [...first].sort()
  }
}

const boundsOf = ({ checks = [] }: Rule) =>
  checks.flatMap(([, bound]: Check) => (typeof bound === 'number' && bound < 30_000 ? [bound] : []))

/** The fields that somebody types or chooses; files are held against more than a schema. */
const typedIn = (form: string) =>
  Object.fromEntries(Object.entries(fieldsOf(form)).filter(([field]) => !uploads.has(field)))

/** The specification's own sentence for 联系方式. */
const givenWords = '请填写邮箱，方便我们跟进'

/** Texts of about the lengths that matter, of signs that stand for one, for many, for none. */
const textFor = (rule: Rule): Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('a', '芯', '㎡', 'ﷺ', '😀', '\ud800', ' ', '\n', '\u0000', '1', '@'),
      fc.constantFrom(0, 1, ...boundsOf(rule).flatMap((bound) => [bound - 1, bound, bound + 1, Math.ceil(bound / 18)])),
      fc.constantFrom('', ' ', '\t', '\u007f', '芯谱', '😀'),
    )
    .map(([sign, times, around]) => `${around}${sign.repeat(Math.max(0, times))}${around}`)

const known = fc.constantFrom(
  '/files/a.pdf',
  '//a',
  'https://example.com/a.png',
  'ftp://example.com',
  'https://localhost',
  'http://',
  'a.b',
  'HTTPS://芯谱.中国/关于',
  ' https://exa\nmple.com ',
  'https://',
  'https://a.b c',
  'https://[::1]/a.b',
  'li@example.com',
  'li@example',
  '李@example.com',
  'a..b@example.com',
  'li@example.c',
  ' li@example.com',
  '2026-02-29',
  '2024-02-29',
  '1899-12-31',
  '1900-01-01',
  '2026-1-1',
  '13800001278',
  '+86-13800001278',
  '+852-91234567',
  '1380000',
  '91440300708461136T',
  '91440300708461136t',
)

/** A choice as itself, or as the text that a form makes of it. */
const choiceFrom = (choices: readonly unknown[]): Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...choices), fc.constantFrom('', ' ', '\u0000', '.0'), fc.boolean())
    .map(([choice, after, isText]) => (isText ? `${String(choice)}${after}` : choice))

const valueFor = (rule: Rule): Arbitrary<unknown> => {
  if (rule.choices) return fc.oneof(choiceFrom(rule.choices), fc.string())
  if (rule.type === 'boolean') return fc.boolean()
  if (rule.type === 'number' || rule.type === 'decimal')
    return fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1, 2 ** 31, 0.000001, 5.0000001, ...boundsOf(rule)))
  if (rule.item) return fc.array(valueFor(rule.item), { maxLength: 3 })
  return fc.oneof(textFor(rule), known, fc.string({ unit: 'binary' }), fc.emailAddress(), fc.webUrl())
}

test.each(Object.keys(forms))('%s: what the rules refuse is what the server refuses, in the same words', (form) => {
  const fields = typedIn(form)
  const rules = Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, ruleOf(schema)]))
  const input = z.object(fields as z.core.$ZodLooseShape)
  const sent = fc.record(
    Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [name, fc.option(valueFor(rule), { nil: undefined })]),
    ),
  )
  fc.assert(
    fc.property(sent, (values) => {
      const found = faultsIn(rules, values).map(({ field, message }) => [field, message])
      expect(found.sort()).toEqual(refusedBy(input, values))
    }),
    { numRuns: 300 },
  )
})

test.each(Object.keys(forms))('%s: every word about a field names it', (form) => {
  for (const [name, schema] of Object.entries(fieldsOf(form))) {
    const { label, said, checks = [] } = ruleOf(schema)
    const words = [said, ...checks.map(([, , word]) => word)].filter((word) => word !== givenWords)
    for (const word of words) expect(`${name}: ${word}`).toContain(label.slice(-2))
  }
})

/** Forms that follow no call's fields: codes, passwords, proofs, what is sent by several calls, and what is chosen alone. */
const others = [
  'RegisterForm',
  'RecoverForm',
  'ProofDialog',
  'PasswordForm',
  'ProductLineDialog',
  'HandOverDialog',
  'PromiseDialog',
  'MessageSettings',
]

/** A length of the form's own; a telephone is typed with blanks, which it is sent without, in 24 signs. */
const ownLength = /maxLength[=:]\s*\{?(?!24\b)\d/

test('every form takes its rules from here, and states no length itself', () => {
  const root = join(import.meta.dirname, '../../ui/src')
  const files = globSync('**/*.tsx', { cwd: root }).filter((path) => !/stories|^primitives/.test(path))
  const folders = files
    .filter((path) => /<Form[\s>]/.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => dirname(path))
  for (const folder of new Set(folders)) {
    if (others.includes(basename(folder))) continue
    const text = globSync('*.{ts,tsx}', { cwd: join(root, folder) })
      .filter((path) => !/stories|\.test\./.test(path))
      .map((path) => readFileSync(join(root, folder, path), 'utf8'))
      .join('\n')
    expect.soft(`${folder} ${text}`).toMatch(/@xinpu\/sdk\/rules|certify-faults\.ts/)
    expect.soft(`${folder} ${text.replaceAll(/<TagInput[\s\S]*?\/>/g, '')}`).not.toMatch(ownLength)
  }
})
