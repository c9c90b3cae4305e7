/** Who reaches the server: this machine alone, or others too. */
import { BlockList, isIP } from 'node:net'
import { OperatorError } from './operator-error.ts'

const own = new BlockList()
own.addSubnet('127.0.0.0', 8, 'ipv4')
own.addAddress('::1', 'ipv6')

/** Whether a name or an address is this machine's own, which no other machine can reach. */
export function isLoopback(host: string): boolean {
  const kind = isIP(host)
  return kind === 0 ? host.toLowerCase() === 'localhost' : own.check(host, kind === 6 ? 'ipv6' : 'ipv4')
}

/** What the environment says about it. */
interface Said {
  NODE_ENV: string
  HOST: string
  SANDBOX?: string | undefined
  SITE_ORIGIN?: string | undefined
  TRUST_PROXY: number
}

/** The sandbox shows everybody's codes: it is only where nobody but this machine can look. */
export function hasSandbox({ SANDBOX, ...said }: Said): boolean {
  const wish = SANDBOX ?? (said.NODE_ENV === 'production' ? '0' : 'local')
  if (wish === '0' || wish === 'false') return false
  const opening = openingIn(said)
  if (opening === undefined || wish === 'local') return opening === undefined
  throw new OperatorError(
    `The sandbox shows every code that is sent, and ${opening} says that others reach this server: SANDBOX=${wish} is refused.`,
  )
}

/** What lets others in. */
function openingIn({ HOST, SITE_ORIGIN, TRUST_PROXY }: Said): string | undefined {
  if (!isLoopback(HOST)) return `HOST=${HOST}`
  if (TRUST_PROXY > 0) return `TRUST_PROXY=${TRUST_PROXY}`
  const site = SITE_ORIGIN && new URL(SITE_ORIGIN).hostname.replaceAll(/[[\]]/g, '')
  return site && !isLoopback(site) ? `SITE_ORIGIN=${SITE_ORIGIN}` : undefined
}
