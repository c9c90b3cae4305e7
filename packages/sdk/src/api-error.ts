/** Where a call failed: in the product's rules, on the wire, in a file that was not one, or by the caller's wish. */
export type FailureKind = 'business' | 'http' | 'network' | 'download' | 'abort'

/** What is wrong with one field of a refused call. */
export interface FieldFailure {
  field: string
  message: string
}

interface Failure {
  /** The code of the envelope; 0 where there was none. */
  code: number
  kind: FailureKind
  op: string
  /** `data` of the envelope. */
  data?: unknown
  /** The HTTP status; absent where there was no answer. */
  status?: number
  /** The server's number for this request, to quote in a report. */
  requestId?: string
  /** Whether the deadline passed. */
  isTimeout?: boolean
}

/** A call that failed. `message` is Chinese and fit for a toast when the server wrote it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  declare readonly code: number
  declare readonly kind: FailureKind
  declare readonly op: string
  declare readonly data: unknown
  declare readonly status: number | undefined
  declare readonly requestId: string | undefined
  declare readonly isTimeout: boolean

  constructor(message: string, failure: Failure) {
    super(message)
    Object.assign(this, { isTimeout: false, ...failure })
  }

  /** The fields that were refused, if that is why. */
  get fields(): FieldFailure[] {
    return (this.data as { errors?: FieldFailure[] } | null | undefined)?.errors ?? []
  }
}
