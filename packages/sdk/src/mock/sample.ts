import { boundsOf, type Bounds } from '@xinpu/contract/bounds'
import type { Schema } from '@xinpu/contract/endpoint'
import * as z from 'zod'
import { numberFor, textFor } from './sample-values.ts'

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

/** How deep a noun that holds itself goes. */
const deepest = 5

/**
 * An example that fits a schema, the same one every time: for stories and partners who have no server at hand. Words
 * and figures follow the names of the fields, unless the schema has examples of its own.
 */
export function sampleOf(schema: Schema, name = '', depth = 0, row = 1): unknown {
  const { examples } = z.globalRegistry.get(schema) ?? {}
  return Array.isArray(examples) ? examples[0] : madeOf(schema, name, depth, row)
}

function madeOf(schema: Schema, name: string, depth: number, row: number): unknown {
  const { type, innerType, element, options, shape, values, entries } = definitionOf(schema)
  if (innerType) return type === 'optional' && depth > deepest ? undefined : sampleOf(innerType, name, depth, row)
  if (shape) return objectOf(shape, depth + 1, row)
  if (element) return depth > deepest ? [] : rowsOf(element, name, depth + 1, boundsOf(schema))
  if (options?.[0]) return sampleOf(options[0], name, depth, row)
  if (values) return values[0]
  if (entries) return Object.values(entries)[0]
  return simpleOf(schema, type, name, row)
}

const objectOf = (shape: Record<string, Schema>, depth: number, row: number) =>
  Object.fromEntries(Object.entries(shape).map(([name, member]) => [name, sampleOf(member, name, depth, row)]))

const rowsOf = (element: Schema, name: string, depth: number, { minimum = 0, maximum = 3 }: Bounds) =>
  Array.from({ length: Math.max(minimum, Math.min(maximum, depth > 3 ? 1 : 3)) }, (_, index) =>
    sampleOf(element, name, depth, index + 1),
  )

function simpleOf(schema: Schema, type: string, name: string, row: number): unknown {
  const bounds = boundsOf(schema)
  if (type === 'string') return textFor(name, row, bounds)
  if (type === 'number' || type === 'int') return numberFor(name, row, bounds)
  if (type === 'boolean') return row % 2 === 0
  if (type === 'record') return {}
  if (type === 'file') return new File(['芯谱'], 'sample.pdf', { type: 'application/pdf' })
  return null
}
