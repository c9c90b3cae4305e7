import * as z from 'zod'

/** The few words of JSON Schema that the contract's schemas come out as. */
interface JsonSchema {
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
  description?: string
}

/** Turns schemas into plain TypeScript, and keeps the named ones apart. */
export class TypeWriter {
  readonly named = new Map<string, string>()

  /** The type of a schema as text: its name, when it has one. */
  write(schema: z.core.$ZodType, io: 'input' | 'output'): string {
    const json = toJson(schema, io)
    for (const [name, definition] of Object.entries(json.$defs ?? {})) this.keep(name, definition)
    const name = z.globalRegistry.get(schema)?.id
    if (typeof name !== 'string') return typeOf(json)
    this.keep(name, json)
    return name
  }

  private keep(name: string, json: JsonSchema) {
    if (!this.named.has(name)) this.named.set(name, typeOf(json))
  }
}

function toJson(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
    },
  }) as JsonSchema
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
    const words = value.description ? `/** ${value.description} */ ` : ''
    return `${words}${name}${required.has(name) ? '' : '?'}: ${typeOf(value)}`
  })
  return `{ ${members.join('; ')} }`
}
