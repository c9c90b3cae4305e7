import type { Schema } from '@xinpu/contract/endpoint'
import { jsonSchemaOf, type JsonSchema } from '@xinpu/contract/json-schema'

/** Turns schemas into plain TypeScript, and keeps the named ones apart. */
export class TypeWriter {
  readonly named = new Map<string, string>()
  /** Enumerations with a name, and what the screens call their words. */
  readonly labels = new Map<string, { title: string; labels: Record<string, string> }>()

  /** The type of a schema as text: its name, when it has one. */
  write(schema: Schema, io: 'input' | 'output'): string {
    const { own, nouns } = jsonSchemaOf(schema, io)
    for (const [name, definition] of Object.entries(nouns)) this.keep(name, definition)
    return typeOf(own)
  }

  private keep(name: string, json: JsonSchema) {
    const { title = name, labels } = json
    if (labels) this.labels.set(name, { title, labels })
    const type = typeOf(json)
    const known = this.named.get(name)
    if (known !== undefined && known !== type) throw new Error(`${name} is two things:\n${known}\n${type}`)
    this.named.set(name, type)
  }
}

function typeOf(json: JsonSchema): string {
  if (json.$ref) return json.$ref.split('/').pop() ?? 'unknown'
  const union = json.anyOf ?? json.oneOf
  if (union) return [...new Set(union.map(typeOf))].join(' | ')
  if (json.allOf) return json.allOf.map(typeOf).join(' & ')
  if (json.const !== undefined) return JSON.stringify(json.const)
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (json.format === 'binary') return 'Blob'
  return simpleType(json)
}

const simple: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

function simpleType(json: JsonSchema): string {
  if (Array.isArray(json.type)) return json.type.map((type) => simpleType({ ...json, type })).join(' | ')
  if (json.type === 'array') return arrayOf(typeOf(json.items ?? {}))
  if (json.type === 'object') return objectOf(json)
  return simple[json.type ?? ''] ?? 'unknown'
}

const arrayOf = (item: string) => (/[|&]/.test(item) ? `(${item})[]` : `${item}[]`)

function objectOf(json: JsonSchema): string {
  if (!json.properties)
    return typeof json.additionalProperties === 'object' ? `Record<string, ${typeOf(json.additionalProperties)}>` : '{}'
  const required = new Set(json.required)
  const members = Object.entries(json.properties).map(([name, value]) => {
    const told = [value.title, value.description].filter(Boolean).join('. ')
    const words = told && told !== '编号' ? `/** ${told} */ ` : ''
    return `${words}${name}${required.has(name) ? '' : '?'}: ${typeOf(value)}`
  })
  return `{ ${members.join('; ')} }`
}
