import * as z from 'zod'

/** What zod keeps of a schema, as far as decoding needs it. */
interface Definition {
  type: string
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  shape?: Record<string, z.core.$ZodType>
  values?: readonly unknown[]
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition

/** Field names that would reach into an object's prototype. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Turns what a form or a query says, which is all text, into what the schema asks for, and takes out of every text,
 * also of JSON, what no database keeps. Schemas stay pure: nothing is coerced by them, so that '' is not 0 and 'false'
 * is not true.
 */
export function decode(schema: z.core.$ZodType, value: unknown): unknown {
  const { type, innerType, element, shape, values } = definitionOf(schema)
  if (innerType && type === 'nullable') return isNothing(value) ? null : decode(innerType, value)
  if (innerType) return isAbsent(innerType, value) ? undefined : decode(innerType, value)
  if (type === 'object' && shape) return objectOf(shape, value)
  if (type === 'array' && element) return arrayOf(element, value)
  return scalarOf(type, values, value)
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '' || value === 'null'

/** An empty field was left out, unless emptiness is a value of it: an empty text, a list without members. */
const isAbsent = (inner: z.core.$ZodType, value: unknown) =>
  value === undefined || (value === '' && !z.safeParse(inner, kindOf(inner) === 'array' ? [] : '').success)

function objectOf(shape: Record<string, z.core.$ZodType>, value: unknown): unknown {
  const object = typeof value === 'string' ? parsed(value) : value
  if (typeof object !== 'object' || object === null) return object
  const known = Object.entries(shape).filter(([name]) => !forbidden.has(name) && Object.hasOwn(object, name))
  return Object.fromEntries(
    known.map(([name, member]) => [name, decode(member, (object as Record<string, unknown>)[name])]),
  )
}

/** Repeated keys; numbers also as `1,2`, objects also as JSON text; empty text is the empty list. */
function arrayOf(element: z.core.$ZodType, value: unknown): unknown {
  if (value === undefined) return value
  if (value === '') return []
  return itemsOf(kindOf(element), value).map((item) => decode(element, item))
}

function itemsOf(kind: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'string') return [value]
  if (kind === 'number') return value.split(',')
  const list = kind === 'object' ? parsed(value) : undefined
  return Array.isArray(list) ? list : [value]
}

function scalarOf(type: string, values: readonly unknown[] | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (type === 'number' || type === 'int') return numberOf(value)
  if (type === 'boolean') return booleanOf(value)
  if (type === 'literal') return values?.includes(numberOf(value)) ? numberOf(value) : value
  return cleanText(value)
}

const numberOf = (value: string) => (value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value)

const booleans: Record<string, boolean> = { true: true, 1: true, false: false, 0: false }
const booleanOf = (value: string) => (Object.hasOwn(booleans, value) ? booleans[value] : value)

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Half letters become U+FFFD and control characters go: PostgreSQL refuses them, and nobody means them. */
const cleanText = (value: string) => value.toWellFormed().replaceAll(controls, '')

function kindOf(schema: z.core.$ZodType): string {
  const { type, innerType } = definitionOf(schema)
  return innerType ? kindOf(innerType) : type === 'int' ? 'number' : type
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
