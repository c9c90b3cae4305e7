import type { FastifyReply } from 'fastify'
import type { House } from '../core/context.ts'
import { policyOf } from '../core/safe-headers.ts'
import { sendStored } from './send-stored.ts'

/** A browser shows a PDF as a page of its own, with its viewer in it. */
const shows = policyOf({ 'style-src': "'unsafe-inline'", 'img-src': "'self' data:", 'object-src': "'self'" })

/** The headers are ours. */
export const bare = { contentType: false, cacheControl: false }

/** Says that a PDF comes. */
export const asPdf = (reply: FastifyReply) => reply.type('application/pdf').header('content-security-policy', shows)

/** Sends a PDF that is kept, with ranges. */
export const sendPdf = (house: House, reply: FastifyReply, sha256: string) => sendStored(house, asPdf(reply), sha256)
