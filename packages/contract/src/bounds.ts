import type { Schema } from './endpoint.ts'

/** How long a text or list, how great a figure may be, and what a text looks like. */
export interface Bounds {
  minimum?: number
  maximum?: number
  /** email, url, date, datetime … */
  format?: string
  pattern?: RegExp
}

interface Check {
  check: string
  minimum?: number
  maximum?: number
  value?: number
  inclusive?: boolean
  pattern?: RegExp
}

/** Reads a schema's own bounds, not those of what is in it. */
export function boundsOf(schema: Schema): Bounds {
  const definition = schema._zod.def as unknown as { format?: string; checks?: { _zod: { def: Check } }[] }
  const bounds: Bounds = definition.format ? { format: definition.format } : {}
  for (const { _zod } of definition.checks ?? []) Object.assign(bounds, boundOf(_zod.def))
  return bounds
}

function boundOf({ check, minimum, maximum, value, pattern }: Check): Bounds {
  if (check === 'greater_than' && value !== undefined) return { minimum: value }
  if (check === 'less_than' && value !== undefined) return { maximum: value }
  if (check === 'length_equals') return { ...(minimum !== undefined && { minimum, maximum: minimum }) }
  return {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(pattern && { pattern }),
  }
}
