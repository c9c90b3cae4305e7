import type { FastifyReply } from 'fastify'
import type { House } from '../core/context.ts'
import { policyOf } from '../core/safe-headers.ts'
import { fileRefusal } from './file-refusal.ts'

/** A browser shows a PDF as a page of its own, with its viewer in it. */
const shows = policyOf({ 'style-src': "'unsafe-inline'", 'img-src': "'self' data:", 'object-src': "'self'" })

/** The headers are ours. */
export const bare = { contentType: false, cacheControl: false }

/** Says that a PDF comes. */
export const asPdf = (reply: FastifyReply) => reply.type('application/pdf').header('content-security-policy', shows)

/** Sends a PDF that is kept, with ranges. */
export async function sendPdf({ files }: House, reply: FastifyReply, sha256: string) {
  if ((await files.sizeOf(sha256)) === undefined) throw fileRefusal('文件已丢失，请联系我们', 'NOT_FOUND')
  return asPdf(reply).sendFile(files.pathOf(sha256), bare)
}
