import type { AxiosInstance, AxiosProgressEvent, AxiosResponse } from 'axios'
import { ApiError } from './api-error.ts'
import { encode } from './encode.ts'
import { shapeOf, type Op, type Shape } from './op.ts'
import { broken, fileOf, outcomeOf } from './outcome.ts'

/** Who asks. Empty strings are sent where nothing is known. */
export interface Caller {
  token?: string
  uid?: string | number
  uuid?: string
}

export interface ClientOptions {
  /** @default '/api' */
  baseURL?: string
  /**
   * An axios of one's own, for interceptors or another adapter, or a way to get one. By itself the client loads axios
   * with its first call, so that a page that only shows what the server sent does not carry it.
   */
  axios?: AxiosInstance | (() => Promise<AxiosInstance>)
  /**
   * Milliseconds until a call is given up.
   *
   * @default 300000
   */
  timeout?: number
  /** Asked before every call. */
  session?: () => Caller
  /** Marks the calls of a partner site. */
  outsideSource?: string
  /** Told when a call needs a login that is not there. */
  onNeedLogin?: (op: string) => void
  /** Told of every failure, before it is thrown. */
  onError?: (error: ApiError) => void
}

export interface CallOptions {
  signal?: AbortSignal
  timeout?: number
  headers?: Record<string, string>
  onUploadProgress?: (event: AxiosProgressEvent) => void
  onDownloadProgress?: (event: AxiosProgressEvent) => void
}

/** Calls the product. The input may be left out where nothing is required. */
export type Client = <Input, Output>(
  op: Op<Input, Output>,
  ...rest: object extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions]
) => Promise<Output>

/** The specification's ceiling (section 7). */
const ceiling = 300_000

/** A client for single calls; `createApi` of `@xinpu/sdk/full` has them all. */
export function createClient(options: ClientOptions = {}): Client {
  const transport = transportOf(options.axios)

  async function call(op: string, input: object = {}, callOptions: CallOptions = {}) {
    const shape = shapeOf(op)
    const caller = options.session?.() ?? {}
    try {
      if (shape.has('u') && !caller.token) throw needsLogin(op)
      const http = await transport()
      const response = await http.request({ ...requestOf(shape, input, caller), ...callOptions })
      return shape.has('b') ? await fileOf(op, response) : outcomeOf(op, response as AxiosResponse<unknown>)
    } catch (error) {
      throw await told(error, op)
    }
  }

  function requestOf(shape: Shape, input: object, caller: Caller) {
    return {
      baseURL: options.baseURL ?? '/api',
      timeout: options.timeout ?? ceiling,
      responseType: shape.has('b') ? ('blob' as const) : ('json' as const),
      ...encode(shape, input as Record<string, unknown>),
      headers: headersOf(caller, options.outsideSource),
    }
  }

  async function told(error: unknown, op: string): Promise<ApiError> {
    const failure = error instanceof ApiError ? error : await broken(op, error)
    if (failure.code === 401) options.onNeedLogin?.(op)
    options.onError?.(failure)
    return failure
  }

  return call as unknown as Client
}

/** The axios to call with; loaded once. */
function transportOf(given: ClientOptions['axios']): () => Promise<AxiosInstance> {
  let loading: Promise<AxiosInstance> | undefined
  const load =
    typeof given === 'function' && !('request' in given) ? given : async () => (await import('axios')).default.create()
  return () => (loading ??= typeof given === 'function' && 'request' in given ? Promise.resolve(given) : load())
}

const needsLogin = (op: string) => new ApiError('请先登录', { code: 401, kind: 'business', op })

const headersOf = ({ token = '', uid = '', uuid = '' }: Caller, outsideSource?: string) => ({
  token,
  uid: String(uid),
  uuid,
  ...(outsideSource && { 'outside-source': outsideSource }),
})
