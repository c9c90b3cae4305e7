import type { AxiosError, AxiosResponse } from 'axios'
import { ApiError, type FailureKind } from './api-error.ts'

/** What the server says of every call. */
interface Envelope {
  code: number
  msg: string
  data: unknown
}

/** What a downloader reads when JSON came where a file was due (specification, section 8). */
export const downloadBusy = '请勿重复请求,稍后重试'

/** The answer, or the refusal it carries. */
export function outcomeOf(op: string, response: AxiosResponse<unknown>): unknown {
  const envelope = envelopeIn(response.data)
  if (envelope.code === 1) return envelope.data
  throw failureIn(response, op, 'business', { code: 0, msg: '服务返回了无法识别的内容', ...envelope })
}

/** The file, or the refusal that came in its place. */
export async function fileOf(op: string, response: AxiosResponse<Blob>): Promise<Blob> {
  if (!/json/.test(response.data.type)) return response.data
  const { code = 0, msg } = envelopeIn(await jsonIn(response.data))
  const told = code === 401 ? (msg ?? '请先登录') : downloadBusy
  throw failureIn(response, op, 'download', { code, msg: told, data: msg })
}

/** A call that got no answer, or one with an HTTP error. */
export async function broken(op: string, error: unknown): Promise<ApiError> {
  // Told by its fields: asking axios itself would load it.
  const { code, response } = (error ?? {}) as Partial<AxiosError>
  if (code === 'ERR_CANCELED') return new ApiError('已取消', { code: 0, kind: 'abort', op })
  if (!response) return unreachable(op, error, code === 'ECONNABORTED' || code === 'ETIMEDOUT')
  const { data, status } = response
  const envelope = envelopeIn(data instanceof Blob ? await jsonIn(data) : data)
  return failureIn(response, op, 'http', { code: status, msg: '服务暂时不可用', ...envelope })
}

const unreachable = (op: string, cause: unknown, isTimeout: boolean): ApiError =>
  Object.assign(new ApiError(isTimeout ? '响应超时' : '网络不通', { code: 0, kind: 'network', op, isTimeout }), {
    cause,
  })

const failureIn = (
  { status, headers }: AxiosResponse<unknown>,
  op: string,
  kind: FailureKind,
  { msg, code, data }: Pick<Envelope, 'code' | 'msg'> & { data?: unknown },
) => new ApiError(msg, { code, kind, op, data, status, requestId: headers['x-request-id'] as string | undefined })

/** Empty where something else came, a page of a proxy for one. */
const envelopeIn = (data: unknown) => ((data as Envelope | null)?.code === undefined ? {} : data) as Partial<Envelope>

const jsonIn = (blob: Blob): Promise<unknown> =>
  blob
    .text()
    .then(JSON.parse)
    .catch(() => null)
