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
}

/** A call that failed. `message` is Chinese and fit for a toast when the server wrote it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  readonly kind: FailureKind
  readonly op: string
  readonly data: unknown
  readonly status: number | undefined
  readonly requestId: string | undefined

  constructor(message: string, { code, kind, op, data, status, requestId }: Failure) {
    super(message)
    this.code = code
    this.kind = kind
    this.op = op
    this.data = data
    this.status = status
    this.requestId = requestId
  }

  /** The fields that were refused, if that is why. */
  get fields(): FieldFailure[] {
    const { errors } = (this.data ?? {}) as { errors?: FieldFailure[] }
    return errors ?? []
  }
}
