import type { FieldFault } from './Form.tsx'

/** What a refused call says about single fields, for `serverErrors`; nothing where it speaks of none. */
export function fieldFaultsOf(error: unknown): readonly FieldFault[] {
  const fields = (error as { fields?: unknown } | undefined)?.fields
  return Array.isArray(fields) ? fields.filter(isFault) : []
}

const isFault = (value: unknown): value is FieldFault => {
  const { field, message } = (value ?? {}) as Partial<FieldFault>
  return typeof field === 'string' && typeof message === 'string'
}
