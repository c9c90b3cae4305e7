import { codes, type CodeName } from './endpoint.ts'

/** What is wrong with one field. */
export interface FieldError {
  field: string
  message: string
}

/** How the server says no: a Chinese sentence fit for a toast, and a code of the envelope. */
export class Refusal extends Error {
  readonly code: CodeName
  readonly data: unknown

  constructor(message: string, code: CodeName = 'FAIL', data: unknown = null) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.data = data
  }

  get number(): number {
    return codes[this.code]
  }
}

/** What the server says of one field, beside which forms show it. */
export const wrongField = (field: string, message: string): Refusal =>
  new Refusal(message, 'INVALID', { errors: [{ field, message }] satisfies FieldError[] })
