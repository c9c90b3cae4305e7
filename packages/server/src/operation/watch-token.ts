import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { digest } from '../core/secrets.ts'

/** Whether whoever asks has `METRICS_TOKEN`. Digests are of one length, whatever was sent. */
export const isToken = ({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(Buffer.from(digest(authorization)), Buffer.from(digest(`Bearer ${token}`)))
