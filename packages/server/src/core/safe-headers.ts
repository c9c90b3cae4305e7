import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** What no page of ours asks a browser for. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** What may be done with an answer that is opened by itself: nothing but what it says, and never in a frame. */
export const policyOf = (allowed: Record<string, string> = {}): string =>
  Object.entries({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...allowed,
  })
    .map((rule) => rule.join(' '))
    .join('; ')

/** Addresses may hold one-time codes, so no page tells another where it came from. */
const headers = {
  'content-security-policy': policyOf(),
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** What every answer carries, also one that never reaches a route; pages and files say for themselves what they need. */
export const protect = (reply: FastifyReply): FastifyReply => reply.headers(headers)

/** Protects every answer; the rest of what is usual is helmet's. */
export async function sendSafeHeaders(app: FastifyInstance, origin: string) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: origin.startsWith('https:'),
  })
  app.addHook('onRequest', async (_, reply) => void protect(reply))
}
