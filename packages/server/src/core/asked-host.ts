import { isIP } from 'node:net'
import { Refusal } from '@xinpu/contract/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from './reach.ts'
import type { Settings } from './settings.ts'

/** What a `Host` header names: without port and brackets, in small letters. Undefined where it is no host. */
export function hostNamed(header: string | undefined): string | undefined {
  const host = /^(?:\[(?<address>[\da-f:.]+)\]|(?<name>[^\s:@/\\?#[\]]+?)\.?)(?::\d{1,5})?$/i.exec(header ?? '')?.groups
  return (host?.['address'] ?? host?.['name'])?.toLowerCase()
}

type Names = Pick<Settings, 'origin' | 'host' | 'allowedHosts' | 'answersAddresses'>

/**
 * Whether the server is meant by a name. A page of another site can have its own name lead to us (DNS rebinding) and
 * would then be of our origin; it cannot rename an address.
 */
export function isOurHost(host: string, { origin, host: bound, allowedHosts, answersAddresses }: Names): boolean {
  if (host === hostNamed(new URL(origin).host) || allowedHosts.includes(host)) return true
  if (isLoopback(host)) return answersAddresses || isLoopback(bound)
  return answersAddresses && isIP(host) !== 0
}

/** Refuses whoever asks under a name that is not listed, for every path but the one that tells nothing. */
export function refuseStrangeHosts(app: FastifyInstance, settings: Settings) {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === '/api/health') return
    const strange = hostsOf(request).find((host) => !isOurHost(hostNamed(host) ?? '', settings))
    if (strange === undefined) return
    const refusal = new Refusal(
      `本站不以“${strange.slice(0, 100)}”为名。管理员可用 ALLOWED_HOSTS 加上这个名称。`,
      'FORBIDDEN',
    )
    throw Object.assign(refusal, { statusCode: 421 })
  })
}

/** The name that was asked, and the one that a proxy of ours says was. */
const hostsOf = ({ headers, host }: FastifyRequest): string[] => [...new Set([headers.host ?? '', host])]
