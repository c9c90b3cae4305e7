import * as z from 'zod'
import type { Schema } from './endpoint.ts'

/** The words of JSON Schema (2020-12) that the contract's schemas come out as. */
export interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  type?: string | string[]
  format?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  title?: string
  description?: string
  /** What the screens call the words of an enumeration. */
  labels?: Record<string, string>
  [word: string]: unknown
}

/** A schema in JSON Schema, and the named nouns it rests on. */
export interface Written {
  own: JsonSchema
  nouns: Record<string, JsonSchema>
}

/** Writes a schema for one direction. Nouns with a name are referred to; everything else stands where it is used. */
export function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): Written {
  const written = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', override: tidy }) as JsonSchema
  const { $schema: _, $defs = {}, ...root } = written
  const name = z.globalRegistry.get(schema)?.id
  const all: Record<string, JsonSchema> = name && !root.$ref ? { ...$defs, [name]: root } : $defs
  const nouns = Object.entries(all).filter(([key]) => !isNameless(key))
  return {
    own: settled(name ? { $ref: pointerTo(name) } : root, all, name) as JsonSchema,
    nouns: Object.fromEntries(nouns.map(([key, noun]) => [key, settled(noun, all, name) as JsonSchema])),
  }
}

const pointerTo = (name: string) => `#/$defs/${name}`
const isNameless = (key: string) => key.startsWith('__schema')

/** zod points at whatever comes back to itself; a list of a noun is written out in place, and `#` is the noun's name. */
function settled(value: unknown, all: Record<string, JsonSchema>, root: string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => settled(item, all, root))
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as JsonSchema
  if ($ref === '#' && root) return { $ref: pointerTo(root) }
  const key = $ref?.split('/').pop() ?? ''
  if (isNameless(key)) return settled(all[key], all, root)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, settled(member, all, root)]))
}

function tidy({ zodSchema, jsonSchema }: { zodSchema: Schema; jsonSchema: object }) {
  const json = jsonSchema as JsonSchema
  if (zodSchema._zod.def.type === 'file') Object.assign(json, { type: 'string', format: 'binary' })
  if (json.additionalProperties === false) delete json.additionalProperties
  delete json['id']
}
