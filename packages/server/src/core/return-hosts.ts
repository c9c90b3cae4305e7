import type { Settings } from './settings.ts'

/**
 * Only an http(s) address whose host is on the list, to the letter; its port counts where it is not the usual one. A
 * site on https sends nobody to http.
 */
export function isListed(target: string, { returnHosts, origin }: Pick<Settings, 'returnHosts' | 'origin'>): boolean {
  const url = URL.canParse(target) ? new URL(target) : undefined
  if (!url || url.username || url.password) return false
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && !origin.startsWith('https:'))
  return isSafe && returnHosts.includes(url.host)
}
