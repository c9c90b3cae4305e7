import * as contract from '@xinpu/contract'
import type { Schema } from '@xinpu/contract/endpoint'
import { operationsOf } from '@xinpu/contract/walk'
import type { Rule } from '../src/rules/rule.ts'
import { forms, uploads } from './forms.ts'
import { ruleOf } from './rules.ts'

const calls = new Map(operationsOf(contract).map(({ way, endpoint }) => [way.join('.'), endpoint]))

/** The fields that a form sends, with their schemas. */
export function fieldsOf(form: string): Record<string, Schema> {
  const { call = '', within, without = [] } = forms[form] ?? {}
  const endpoint = calls.get(call)
  if (!endpoint) throw new Error(`${form}: the contract has no call ${call}`)
  const all = shapeOf(endpoint.input)
  const shape = within === undefined ? all : shapeOf(all[within] ?? endpoint.input)
  const strange = without.filter((field) => !(field in shape))
  if (strange.length > 0) throw new Error(`${form}: ${call} has no field ${strange.join(', ')}`)
  return Object.fromEntries(Object.entries(shape).filter(([field]) => !without.includes(field)))
}

/** What a form holds a field against. */
export function ruleIn(field: string, schema: Schema): Rule {
  const rule = ruleOf(schema)
  return uploads.has(field) ? { ...rule, checks: [['min', 1, rule.said]] } : rule
}

/** What a schema is made of; one that may be absent is what it is when it is there. */
interface Parts {
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
}
const partsOf = (schema: Schema): Parts => {
  const parts = schema._zod.def as unknown as Parts
  return parts.innerType ? partsOf(parts.innerType) : parts
}

/** The fields of an object, or of those in a list. */
function shapeOf(schema: Schema): Record<string, Schema> {
  const { shape, element } = partsOf(schema)
  return shape ?? (element ? shapeOf(element) : {})
}

const isList = (schema: Schema | undefined) => schema !== undefined && partsOf(schema).element !== undefined
const mayBeAbsent = (schema: Schema | undefined) => schema !== undefined && 'innerType' in schema._zod.def

/** The type of the fields that a field of a call holds. */
const typeWithin = (form: string, input: string) => {
  const { call = '', within = '' } = forms[form] ?? {}
  const endpoint = calls.get(call)
  const schema = endpoint && shapeOf(endpoint.input)[within]
  const held = mayBeAbsent(schema) ? `NonNullable<${input}['${within}']>` : `${input}['${within}']`
  return isList(schema) ? `${held}[number]` : held
}

/** The rules of every form, each as the text of a file. */
export function ruleFiles(): { name: string; text: string }[] {
  const files = Object.keys(forms).map((form) => ({ name: fileOf(form), text: rulesText(form) }))
  const doors = Object.keys(forms).map((form) => `export { ${form}Rules } from './${fileOf(form)}'\n`)
  return [...files, { name: 'rules.gen.ts', text: doors.join('') }]
}

const fileOf = (form: string) => `${form.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-rules.gen.ts`

function rulesText(form: string): string {
  const { call = '', within, without = [] } = forms[form] ?? {}
  const [domain = '', ...rest] = call.split('.')
  const input = `${rest.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('')}Input`
  const held = within === undefined ? input : typeWithin(form, input)
  const taken = without.length > 0 ? `Omit<${held}, ${without.map((field) => `'${field}'`).join(' | ')}>` : held
  const fields = Object.entries(fieldsOf(form)).map(
    ([field, schema]) => `  ${field}: ${literal(ruleIn(field, schema))},\n`,
  )
  return [
    `import type { RulesOf } from '../rules/rule.ts'\n`,
    `import type { ${input} } from './${domain}.gen.ts'\n\n`,
    `/** What ${call} takes of each field. */\n`,
    `export const ${form}Rules: RulesOf<${taken}> = {\n${fields.join('')}}\n`,
  ].join('')
}

/** A value as the text of a program; JSON has no patterns. */
function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${literal(each)}`)
    .join(', ')} }`
}
