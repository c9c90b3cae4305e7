import { Refusal } from '@xinpu/contract/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isListed } from './return-hosts.ts'
import type { Settings } from './settings.ts'

/** Whose page calls: ours, or no page at all; a listed partner's; anybody else's. */
type Caller = 'own' | 'partner' | 'foreign'

/**
 * Keeps pages of other sites from acting in a visitor's name. What acts is refused before any work; partners on the
 * list may act, but neither are our cookies read for them nor are any set.
 */
export function refuseCrossSite(api: FastifyInstance, settings: Settings) {
  api.addHook('onRequest', async (request) => {
    const caller = callerOf(request, settings)
    if (caller === 'own') return
    if (caller === 'foreign' && acts(request)) throw refusal()
    request.cookies = {}
  })
  api.addHook('onSend', async (request, reply) => {
    if (callerOf(request, settings) !== 'own') takeBackCookies(reply)
  })
}

/** A browser names the page with everything that acts; a program on a machine of its own names none. */
function callerOf(request: FastifyRequest, settings: Settings): Caller {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined) return site === 'cross-site' ? 'foreign' : 'own'
  if (isOurs(origin, request, settings)) return 'own'
  return isListed(origin, settings) ? 'partner' : 'foreign'
}

/** The site's address, or the one that this request was sent to; from https nobody comes by http. */
function isOurs(origin: string, { host }: FastifyRequest, settings: Settings): boolean {
  if (!URL.canParse(origin) || !URL.canParse(settings.origin)) return false
  const [page, site] = [new URL(origin), new URL(settings.origin)]
  if (page.origin === site.origin) return true
  return page.host === host && (page.protocol === 'https:' || (page.protocol === 'http:' && site.protocol === 'http:'))
}

/** Some calls act with GET, because the specification says so: sending an SMS code. */
const acts = ({ method, routeOptions }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) || routeOptions.config.acts === true

const refusal = () => Object.assign(new Refusal('请求来自其他网站，已拒绝', 'FORBIDDEN'), { statusCode: 403 })

const takeBackCookies = (reply: FastifyReply) => void reply.removeHeader('set-cookie')

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a GET does something. */
    acts?: boolean
  }
}
