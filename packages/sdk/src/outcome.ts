import type { AxiosError, AxiosResponse } from 'axios'
import { ApiError } from './api-error.ts'

/** Told by its mark: asking axios itself would load it. */
const isAxiosError = (error: unknown): error is AxiosError =>
  typeof error === 'object' && error !== null && 'isAxiosError' in error

/** What the server says of every call. */
interface Envelope {
  code: number
  msg: string
  data: unknown
}

/** What a downloader reads when JSON came where a file was due (specification, section 8). */
export const downloadBusy = '请勿重复请求,稍后重试'

/** The answer, or the refusal it carries. */
export function outcomeOf(op: string, { data, status, headers }: AxiosResponse<unknown>): unknown {
  const envelope = envelopeIn(data)
  if (envelope?.code === 1) return envelope.data
  throw new ApiError(envelope?.msg ?? '服务返回了无法识别的内容', {
    code: envelope?.code ?? 0,
    kind: 'business',
    op,
    data: envelope?.data,
    status,
    requestId: requestIdIn(headers),
  })
}

/** The file, or the refusal that came in its place. */
export async function fileOf(op: string, response: AxiosResponse<Blob>): Promise<Blob> {
  if (!/json/.test(response.data.type)) return response.data
  const envelope = envelopeIn(await textOf(response.data))
  const code = envelope?.code ?? 0
  throw new ApiError(code === 401 ? (envelope?.msg ?? '请先登录') : downloadBusy, {
    code,
    kind: 'download',
    op,
    data: envelope?.msg,
    status: response.status,
    requestId: requestIdIn(response.headers),
  })
}

/** A call that got no answer, or one with an HTTP error. */
export async function broken(op: string, error: unknown): Promise<ApiError> {
  if (isAxiosError(error) && error.code === 'ERR_CANCELED')
    return new ApiError('已取消', { code: 0, kind: 'abort', op })
  if (!isAxiosError(error) || !error.response) return unreachable(op, error)
  const { data, status, headers } = error.response
  const envelope = envelopeIn(data instanceof Blob ? await textOf(data) : data)
  return new ApiError(envelope?.msg ?? '服务暂时不可用', {
    code: envelope?.code ?? status,
    kind: 'http',
    op,
    data: envelope?.data,
    status,
    requestId: requestIdIn(headers),
  })
}

function unreachable(op: string, cause: unknown): ApiError {
  const slow = isAxiosError(cause) && cause.code === 'ECONNABORTED'
  const failure = new ApiError(slow ? '响应超时' : '网络不通', { code: 0, kind: 'network', op })
  failure.cause = cause
  return failure
}

function envelopeIn(data: unknown): Envelope | undefined {
  return typeof data === 'object' && data !== null && 'code' in data ? (data as Envelope) : undefined
}

const textOf = async (blob: Blob): Promise<unknown> => {
  try {
    return JSON.parse(await blob.text())
  } catch {
    return undefined
  }
}

const requestIdIn = (headers: unknown) => (headers as Record<string, string | undefined>)['x-request-id']
