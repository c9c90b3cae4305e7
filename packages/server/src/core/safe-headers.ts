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

/** Addresses may hold one-time codes, so no page tells another where it came from. */
const headers = {
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** What every answer carries, also one that never reaches a route. */
export const protect = (reply: FastifyReply): FastifyReply => reply.headers(headers)

/** Protects every answer; the rest of what is usual is helmet's. */
export async function sendSafeHeaders(app: FastifyInstance, origin: string) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: origin.startsWith('https:'),
  })
  app.addHook('onRequest', async (_, reply) => void protect(reply))
}
