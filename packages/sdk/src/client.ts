import type { AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios'
import { ApiError } from './api-error.ts'
import { encode } from './encode.ts'
import { isSafe, shapeOf, type Op } from './op.ts'
import { broken, fileOf, outcomeOf } from './outcome.ts'

/** Who asks. Empty strings are sent where nothing is known. */
export interface Caller {
  token?: string
  uid?: string | number
  uuid?: string
}

/** Where a client learns who asks: a store of `@xinpu/sdk/session` is one. */
export interface CallerSource {
  caller: () => Caller
}

/** What a client asks of an axios: something that sends one request. */
export interface Transport {
  request: (config: AxiosRequestConfig) => Promise<AxiosResponse>
}

export interface ClientOptions {
  /** @default '/api' */
  baseURL?: string
  /**
   * An axios of one's own, for interceptors or another adapter, or a way to get one. By itself the client loads axios
   * with its first call, so that a page that only shows what the server sent does not carry it.
   */
  axios?: Transport | (() => Promise<Transport>)
  /**
   * Milliseconds until a call is given up, 300,000 at most (specification, section 9).
   *
   * @default 300000
   */
  timeout?: number
  /** Asked before every call. */
  session?: CallerSource
  /** Marks the calls of a partner site. */
  outsideSource?: string
  /**
   * How often a call that changes nothing is asked again when the network failed.
   *
   * @default 1
   */
  retries?: number
  /** Asked when a token is refused: whether there is a fresh one now. Then the call is made once more. */
  renew?: () => Promise<boolean>
  /** Told when a call needs a login that is not there. */
  onNeedLogin?: (op: string) => void
  /** Told of every failure, before it is thrown. */
  onError?: (error: ApiError) => void
}

export interface CallOptions {
  /** Gives the call up; it fails with kind `abort`. */
  signal?: AbortSignal
  /** Milliseconds; longer than the ceiling is the ceiling. */
  timeout?: number
  headers?: Record<string, string>
  onUploadProgress?: (event: AxiosProgressEvent) => void
  onDownloadProgress?: (event: AxiosProgressEvent) => void
}

/**
 * Calls the product. The input may be left out where nothing is required. What it may be the call alone says: were it
 * inferred from what is passed too, `type: 99` would make a number of `type: 1 | 2`.
 */
export type Client = <Input, Output>(
  op: Op<Input, Output>,
  ...rest: object extends Input
    ? [input?: NoInfer<Input>, options?: CallOptions]
    : [input: NoInfer<Input>, options?: CallOptions]
) => Promise<Output>

/** The specification's ceiling (section 7). */
const ceiling = 300_000

/** A client for single calls; `createApi` of `@xinpu/sdk/full` has them all. */
export function createClient(options: ClientOptions = {}): Client {
  const transport = transportOf(options.axios)

  async function call(op: string, input: object = {}, callOptions: CallOptions = {}) {
    try {
      return await attempt(op, input, callOptions)
    } catch (error) {
      const failure = await failureOf(error, op)
      if (failure.code === 401) options.onNeedLogin?.(op)
      options.onError?.(failure)
      throw failure
    }
  }

  async function attempt(op: string, input: object, callOptions: CallOptions, tries = 0): Promise<unknown> {
    const caller = options.session?.caller() ?? {}
    try {
      return await send(op, input, callOptions, caller)
    } catch (error) {
      const failure = await failureOf(error, op)
      const isExpired = failure.code === 401 && caller.token && tries === 0
      // One that was given up meanwhile is not sent: it fails as such.
      if (isExpired ? await options.renew?.() : await isWorthRetrying(failure, tries))
        return attempt(op, input, callOptions, tries + 1)
      throw failure
    }
  }

  async function isWorthRetrying({ kind, isTimeout, op }: ApiError, tries: number) {
    if (kind !== 'network' || isTimeout || !isSafe(op) || tries >= (options.retries ?? 1)) return false
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 200))
    return true
  }

  async function send(
    op: string,
    input: object,
    callOptions: CallOptions,
    { token = '', uid = '', uuid = '' }: Caller,
  ) {
    const shape = shapeOf(op)
    if (shape.has('u') && !token) throw new ApiError('请先登录', { code: 401, kind: 'business', op })
    const isFile = shape.has('b')
    const http = await transport()
    const response = await http.request({
      ...callOptions,
      baseURL: options.baseURL ?? '/api',
      // To axios 0 is no deadline at all.
      timeout: Math.min((callOptions.timeout ?? options.timeout) || ceiling, ceiling),
      responseType: isFile ? 'blob' : 'json',
      ...encode(shape, input as Record<string, unknown>),
      headers: {
        token,
        uid: String(uid),
        uuid,
        ...(options.outsideSource && { 'outside-source': options.outsideSource }),
        // The boundary is written by whoever sends the parts.
        ...(shape.has('m') && { 'content-type': false }),
        ...callOptions.headers,
      },
    })
    return isFile ? fileOf(op, response as AxiosResponse<Blob>) : outcomeOf(op, response)
  }

  return call as unknown as Client
}

/**
 * The axios to call with; loaded once, and again if that failed. XHR tells upload progress in every browser; elsewhere
 * fetch, because axios' own adapter for Node damages files.
 */
function transportOf(given: ClientOptions['axios']): () => Promise<Transport> {
  let loading: Promise<Transport> | undefined
  const load = given && !('request' in given) ? given : async () => given ?? axiosOfOwn()
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}

/** A browser shows first what was pressed: to read axios takes a slow one longer than a frame. */
async function axiosOfOwn(): Promise<Transport> {
  if (typeof requestAnimationFrame === 'function') await frameShown()
  return (await import('axios')).default.create({ adapter: ['xhr', 'fetch'] })
}

/** The next frame of a browser has been shown, and so what was pressed. A page that nobody looks at shows none. */
export const frameShown = (): Promise<void> =>
  new Promise((shown) => {
    requestAnimationFrame(() => setTimeout(shown))
    setTimeout(shown, 50)
  })

const failureOf = async (error: unknown, op: string) => (error instanceof ApiError ? error : broken(op, error))
