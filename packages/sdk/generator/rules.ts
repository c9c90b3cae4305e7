import type { Schema } from '@xinpu/contract/endpoint'
import { labelOf } from '@xinpu/contract/read'
import { refinementOf } from '@xinpu/contract/refinement'
import type { Check, Rule } from '../src/rules/rule.ts'

type Said = (issue: object) => string | { message?: string } | undefined

interface CheckDefinition {
  check?: string
  error?: Said
  minimum?: number
  maximum?: number
  value?: number
  pattern?: RegExp
  tx?: (text: string) => string
}

interface Definition extends CheckDefinition {
  type: string
  format?: string
  innerType?: Schema
  element?: Schema
  entries?: Record<string, unknown>
  values?: readonly unknown[]
  checks?: { _zod: { def: CheckDefinition } }[]
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

/** The rule of a field, as data. What a rule cannot say ends the generation: no check is passed over in silence. */
export function ruleOf(schema: Schema, isRequired = true, label = labelOf(schema) ?? ''): Rule {
  const definition = definitionOf(schema)
  const { type, innerType, element, entries, values, checks = [] } = definition
  if (innerType) return ruleOf(innerType, isRequired && type !== 'optional' && type !== 'default', label)
  const choices = values ?? (entries && Object.values(entries))
  const trims = checks.some(({ _zod }) => _zod.def.tx?.(' a ') === 'a')
  return {
    label,
    type: typeOf(definition, label),
    isRequired,
    said: saidBy(definition, label),
    ...(trims && { isTrimmed: true }),
    ...(choices && { choices }),
    ...(element && { item: ruleOf(element) }),
    ...checksOf(definition, label),
  }
}

const types: Record<string, Rule['type']> = {
  string: 'string',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  array: 'array',
  enum: 'choice',
  literal: 'choice',
}

function typeOf({ type, format }: Definition, label: string): Rule['type'] {
  if (type === 'number' && format !== 'safeint') return 'decimal'
  const known = types[type]
  if (!known) throw new Error(`${label}: a field of the type ${type} has no rule yet`)
  return known
}

function checksOf(definition: Definition, label: string): Pick<Rule, 'checks'> {
  const { checks = [], format, pattern } = definition
  const own = format === 'url' ? urlCheck(definition, label) : pattern && likeCheck(pattern, definition, label)
  const all = [...(own ? [own] : []), ...checks.flatMap((check) => checkOf(check, label))]
  return all.length > 0 ? { checks: all } : {}
}

const urlCheck = (definition: CheckDefinition, label: string): Check => ['url', 'http', saidBy(definition, label)]
const likeCheck = (pattern: RegExp, definition: CheckDefinition, label: string): Check => [
  'like',
  pattern,
  saidBy(definition, label),
]

function checkOf(check: { _zod: { def: CheckDefinition } }, label: string): Check[] {
  const { def } = check._zod
  if (def.tx) return []
  const least = def.minimum ?? (def.check === 'greater_than' ? def.value : undefined)
  const most = def.maximum ?? (def.check === 'less_than' ? def.value : undefined)
  if (least !== undefined) return [['min', least, saidBy(def, label)]]
  if (most !== undefined) return [['max', most, saidBy(def, label)]]
  return [def.pattern ? likeCheck(def.pattern, def, label) : refinedCheck(check, label)]
}

function refinedCheck(check: { _zod: { def: CheckDefinition } }, label: string): Check {
  const refinement = refinementOf(check)
  if (!refinement) throw new Error(`${label}: a check that is no data has no rule; see refinement.ts of the contract`)
  const said = saidBy(check._zod.def, label)
  if ('places' in refinement) return ['places', refinement.places, said]
  return 'like' in refinement ? ['like', refinement.like, said] : ['folded', refinement.folded, said]
}

function saidBy({ error }: CheckDefinition, label: string): string {
  const said = error?.({})
  const text = typeof said === 'string' ? said : said?.message
  if (!text) throw new Error(`${label}: says nothing itself`)
  return text
}
