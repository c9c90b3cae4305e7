import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, CookieJar, House } from './context.ts'

/** Reads who asks: the headers `token`, `uid` and `uuid` of every request (specification, section 7). */
export async function contextOf(house: House, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const token = headerOf(request, 'token')
  return {
    ...house,
    user: token ? await house.sessions.userOf(token, headerOf(request, 'uid')) : null,
    uuid: headerOf(request, 'uuid').slice(0, 64),
    uid: headerOf(request, 'uid'),
    origin: headerOf(request, 'origin'),
    address: request.ip,
    device: headerOf(request, 'user-agent').slice(0, 300),
    cookies: jarOf(house, request, reply),
    log: request.log,
  }
}

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

function jarOf({ settings }: House, request: FastifyRequest, reply: FastifyReply): CookieJar {
  const secure = settings.origin.startsWith('https:')
  return {
    read: (name) => request.cookies[name],
    write: (name, value, maxAge) =>
      void reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge,
        ...(settings.cookieDomain && { domain: settings.cookieDomain }),
      }),
  }
}
