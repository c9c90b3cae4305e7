import * as z from 'zod'
import { decode } from './decode.ts'
import type { Endpoint, Schema } from './endpoint.ts'
import { Refusal, type FieldError } from './refusal.ts'
import { faultOf, missing, saidOf } from './told.ts'

/** The input as a call wants it, or a refusal that names each wrong field in Chinese. */
export function read({ input }: Pick<Endpoint, 'input'>, raw: object): unknown {
  const result = z.safeParse(input, decode(input, raw), { error: saidOf })
  if (result.success) return result.data
  const errors = result.error.issues.map((issue) => told(input, issue))
  throw new Refusal(errors[0]?.message ?? '参数不正确', 'INVALID', { errors })
}

function told(input: Schema, issue: z.core.$ZodIssue): FieldError {
  const { path, message } = issue
  const { label = '提交的内容', row } = labelAt(input, path)
  const isBare = message === missing || message === faultOf({ ...issue })
  const named = isBare ? `${label}${message}` : message
  return { field: path.join('.'), message: row === undefined ? named : `第 ${row + 1} 项：${named}` }
}

interface Definition {
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
}

/** The label of the innermost field on the way that has one, and the last row number passed. */
function labelAt(schema: Schema, path: readonly PropertyKey[]) {
  let label = labelOf(schema)
  let row: number | undefined
  let here: Schema | undefined = schema
  for (const step of path) {
    here = here && memberAt(here, step)
    if (typeof step === 'number' && here) row = step
    label = (here && labelOf(here)) ?? label
  }
  return { label, row }
}

function memberAt(schema: Schema, step: PropertyKey): Schema | undefined {
  const { element, shape } = definitionOf(schema)
  return typeof step === 'number' ? element : shape?.[String(step)]
}

/** The Chinese label of a field, also under `.optional()` and `.default()`. */
export function labelOf(schema: Schema): string | undefined {
  const { title } = z.globalRegistry.get(schema) ?? {}
  const { innerType } = schema._zod.def as unknown as Definition
  return title ?? (innerType && labelOf(innerType))
}

/** What a schema is under its optional, nullable and default. */
function definitionOf(schema: Schema): Definition {
  const definition = schema._zod.def as unknown as Definition
  return definition.innerType ? definitionOf(definition.innerType) : definition
}
