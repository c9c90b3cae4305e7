import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { isPersonal } from './page-policy.ts'

/**
 * All that a visitor's page depends on besides its address. A page that is kept is rendered from nothing else, so it
 * holds nothing of the person who asked first; what is added here tells kept pages apart by itself.
 */
export interface PageVariant {
  theme: string
  /** Robots wait for the whole page. */
  isRobot: boolean
}

/** What names a person: the token, and the cookie that renews it. */
const session = /(?:^|;)\s*(?:token|sid)\s*=/
const theme = /(?:^|;)\s*theme=(?<theme>light|dark)\s*(?:;|$)/
const html = /(?:^|,)\s*(?:\*\/\*|text\/html)/

/** How a visitor's page is to look; undefined where the page is somebody's own. */
export function variantOf({ url, headers }: FastifyRequest): PageVariant | undefined {
  const { cookie = '', accept = '*/*' } = headers
  if (isPersonal(url) || session.test(cookie) || !html.test(accept)) return undefined
  return { theme: theme.exec(cookie)?.groups?.['theme'] ?? 'system', isRobot: isbot(headers['user-agent']) }
}

/** The headers of a visitor of whom nothing but this is known. */
export const headersOf = ({ theme, isRobot }: PageVariant): Headers =>
  new Headers({ accept: 'text/html', cookie: `theme=${theme}`, ...(isRobot && { 'user-agent': 'robot' }) })

/** One name for each page that may be another. */
export const nameOf = ({ href }: URL, variant: PageVariant): string => JSON.stringify([href, variant])
