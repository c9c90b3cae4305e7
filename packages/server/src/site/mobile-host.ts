import type { IncomingHttpHeaders } from 'node:http'

/** Where a phone is led, and whether its person has asked for the pages as they are here. */
export interface MobileWay {
  location: string
  keepsDesktop: boolean
}

/** Pages that the host for phones has under the same path: an article, a brand, an agent, registering. */
const theirs =
  /^\/(?:news\/article-details(?:-v1)?(?:\/|$)|brandDetail\/|agentList\/agentDetail\/|register$|promoteRegistration$)/

/**
 * Where a request is led when phones have a host of their own; undefined where its page is shown here. Whoever comes
 * with `?view=desktop` stays, then and later.
 *
 * @param mobileHost The host for phones: `m.example.com`; empty where one site serves all.
 */
export function mobileWay(
  { url, host, headers }: { url: string; host: string; headers: IncomingHttpHeaders },
  mobileHost: string,
): MobileWay | undefined {
  if (mobileHost === '' || host.toLowerCase() === mobileHost) return undefined
  const { pathname, searchParams } = new URL(url.replace(/^[\\/]+/, '/'), 'http://here')
  if (searchParams.get('view') === 'desktop')
    return { location: withoutView(pathname, searchParams), keepsDesktop: true }
  const tail = /^\/mobile\/(.+)/.exec(pathname)?.[1]
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  const there = (path: string) => ({ location: `https://${mobileHost}${path}${query}`, keepsDesktop: false })
  if (tail) return there(`/${tail.replace(/^\/+/, '')}`)
  if (!isPhone(headers) || wantsDesktop(headers)) return undefined
  if (pathname === '/mobile') return there('/')
  return theirs.test(pathname) ? there(pathname) : undefined
}

function withoutView(pathname: string, asked: URLSearchParams): string {
  const left = new URLSearchParams([...asked].filter(([name]) => name !== 'view'))
  return left.size > 0 ? `${pathname}?${left}` : pathname
}

const isPhone = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi|iPhone|iPod/i.test(headers['user-agent'] ?? '')

const wantsDesktop = ({ cookie = '' }: IncomingHttpHeaders): boolean => /(?:^|;\s*)view=desktop(?:;|$)/.test(cookie)
