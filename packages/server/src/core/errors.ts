import { codes, type CodeName } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from './database-away.ts'
import { isDiskFull } from './disk-full.ts'
import { protect } from './safe-headers.ts'
import { StoreAway } from './store-away.ts'

export const envelope = (code: CodeName, msg: string, data: unknown = null) => ({ code: codes[code], msg, data })

/** What the wire's own errors read as; the rest is a body that breaks off or is none. */
const spoken: Record<number, { code: CodeName; msg: string }> = {
  404: { code: 'NOT_FOUND', msg: '没有这个接口' },
  413: { code: 'INVALID', msg: '提交的内容过大' },
  415: { code: 'INVALID', msg: '不支持这种内容类型' },
  429: { code: 'TOO_FREQUENT', msg: '操作太频繁，请稍后再试' },
}

/** Seconds after which a database that was away is usually there again. */
const retryAfter = 5

type PageRenderer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Every path that is not a call, a file or the sandbox is a page, if only 页面不见了. */
const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(?:api|files|sandbox)(?:[/?]|$)/.test(url)

/** A refusal is a business failure: HTTP 200 with its code. Transport errors keep their status; ours are 500. */
export function answerErrors(app: FastifyInstance, renderPage?: PageRenderer) {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal)
      return reply.code(statusOf(error, request)).send(envelope(error.code, error.message, error.data))
    const status = error.statusCode ?? 500
    if (status < 500) {
      const { code, msg } = spoken[status] ?? { code: 'INVALID' as const, msg: '提交的内容无法读取，请检查格式' }
      return reply.code(status).send(envelope(code, msg))
    }
    request.log.error(error)
    if (isDatabaseAway(error) || error instanceof StoreAway)
      return reply.code(503).header('retry-after', retryAfter).send(envelope('SERVER', '服务正在恢复，请稍后再试'))
    if (isDiskFull(error)) return reply.code(507).send(envelope('SERVER', '服务器磁盘已满，暂时无法保存，请稍后再试'))
    return reply.code(500).send(envelope('SERVER', `服务暂时不可用（编号 ${request.id}）`))
  })
  app.setNotFoundHandler((request, reply) => {
    if (renderPage && isPage(request)) return renderPage(request, reply)
    return reply.code(404).send(envelope('NOT_FOUND', '没有这个接口'))
  })
}

/** A file that is refused has a true HTTP status: readers of files look at it. A call has 200. */
function statusOf(refusal: Refusal, { url }: FastifyRequest): number {
  const { statusCode } = refusal as { statusCode?: number }
  return statusCode ?? (url.startsWith('/files/') ? Math.max(400, refusal.number) : 200)
}

/** Where 页面不见了 has an address of its own. */
const missingPage = '/ErrorPages/404'

/** An address that cannot be read never reaches a route: a person is led to 页面不见了, a program is told. */
export function refuseAddress(
  { statusCode = 400 }: Pick<FastifyError, 'statusCode'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isPerson = isPage(request) && request.headers.accept?.includes('text/html')
  return isPerson
    ? protect(reply).redirect(missingPage)
    : protect(reply).code(statusCode).send(envelope('INVALID', '地址不正确'))
}

/** Too many requests from one address. */
export const refuseTooMany = (_: FastifyRequest, { ttl }: { ttl: number }) => {
  const seconds = Math.ceil(ttl / 1000)
  return Object.assign(new Refusal(`操作太频繁，${seconds} 秒后再试`, 'TOO_FREQUENT', { retryAfter: seconds }), {
    statusCode: 429,
  })
}
