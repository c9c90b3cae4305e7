import * as z from 'zod'

/** Any schema. The core type: comparing whole `ZodType` classes triples the checker's work. */
export type Schema = z.core.$ZodType

/** Who may call: each level includes the ones before it, except that a merchant need not be an enterprise. */
export type Access = 'visitor' | 'user' | 'enterprise' | 'merchant' | 'admin'

/** How a body travels. The product sends forms unless an endpoint says otherwise; a GET puts its input in the query. */
export type Encoding = 'query' | 'form' | 'json' | 'multipart'

/**
 * What a second identical call does.
 *
 * `safe` changes nothing and may be cached, retried and prefetched; `yes` leaves the same state; `key` is made safe by
 * a token in the input; `no` does the thing twice.
 */
export type Idempotence = 'safe' | 'yes' | 'key' | 'no'

/** The codes of the envelope. Only `OK` is the specification's (section 7); a failure is an HTTP 200 with another code. */
export const codes = {
  OK: 1,
  FAIL: 0,
  INVALID: 400,
  NEED_LOGIN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_FREQUENT: 429,
  SERVER: 500,
  NOT_BUILT: 501,
} as const
export type CodeName = keyof typeof codes

/**
 * One call of the product, declared once and read by the server and the generator of the client.
 *
 * Input is one flat object. Names that stand in the path fill the path; a GET puts the rest in the query, a POST in
 * the body.
 */
export interface Endpoint<
  Input extends Schema = Schema,
  Output extends Schema | 'blob' = Schema | 'blob',
  Caller extends Access = Access,
> {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  /** One sentence: what the call is for. */
  readonly summary: string
  readonly access: Caller
  readonly encoding: Encoding
  readonly idempotent: Idempotence
  readonly input: Input
  /** The schema of `data` in the envelope, or of one event of a stream; `blob` for a file. */
  readonly output: Output
  /** Whether the answer is a stream of events (text/event-stream). */
  readonly streams: boolean
  /** What the caller may be told besides INVALID, and NEED_LOGIN where a login is due. */
  readonly errors: readonly CodeName[]
  /** Path prefixes whose cached answers this call makes stale. */
  readonly invalidates: readonly `/${string}`[]
}

/** What a caller writes. */
export type InputOf<E> = E extends { readonly input: infer I extends Schema } ? z.input<I> : never
/** What a handler reads: the input after its defaults. */
export type ParsedOf<E> = E extends { readonly input: infer I extends Schema } ? z.output<I> : never
/** What comes back in `data`. */
export type OutputOf<E> = E extends { readonly output: infer O } ? (O extends Schema ? z.input<O> : never) : never

interface Terms<I, O, Caller> {
  /** @default 'user' */
  access?: Caller
  /** @default 'query' for GET, 'form' for POST */
  encoding?: Encoding
  /** @default 'safe' for GET, 'no' for POST */
  idempotent?: Idempotence
  input?: I
  output?: O
  /** @default false */
  streams?: boolean
  errors?: readonly CodeName[]
  invalidates?: readonly `/${string}`[]
}

const empty = z.object({})
const nothing = z.null()

/** Declares a call that reads. */
export const get = declare('GET', 'query', 'safe')
/** Declares a call that acts, or that reads with a body. */
export const post = declare('POST', 'form', 'no')

function declare(method: Endpoint['method'], encoding: Encoding, idempotent: Idempotence) {
  return <I extends Schema = typeof empty, O extends Schema | 'blob' = typeof nothing, Caller extends Access = 'user'>(
    path: Endpoint['path'],
    summary: string,
    terms: Terms<I, O, Caller> = {},
  ) =>
    ({
      method,
      path,
      summary,
      access: 'user',
      encoding,
      idempotent,
      input: empty,
      output: nothing,
      streams: false,
      errors: [],
      invalidates: [],
      ...terms,
    }) as unknown as Endpoint<I, O, Caller>
}

/** Whether a node of the contract's tree is a call, rather than a branch or a noun. */
export function isEndpoint(node: unknown): node is Endpoint {
  return typeof node === 'object' && node !== null && 'path' in node && 'encoding' in node
}
