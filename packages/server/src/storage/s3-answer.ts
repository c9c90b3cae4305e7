import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Bucket } from './s3-bucket.ts'

interface Asked {
  reply: FastifyReply
  sha256: string
  key: string
}

/** One range; what asks for several gets the whole. */
const oneRange = /^bytes=(?:\d+-\d*|-\d+)$/

/** Sends an object in ranges, or leads a browser that saves it to the bucket itself. */
export async function answerFromBucket(bucket: Bucket, { reply, sha256, key }: Asked): Promise<FastifyReply> {
  const { request } = reply
  const etag = `"${sha256}"`
  const address = await savedAt(bucket, reply, key)
  // The address is good for minutes; what leads to it is for nobody else.
  if (address) return reply.header('cache-control', 'private, no-store').redirect(address)
  reply.header('etag', etag).header('accept-ranges', 'bytes')
  if (isKnown(request, etag)) return reply.code(304).send()
  const answer = await bucket.get(key, rangeOf(request, etag))
  if (answer === 'outside') return outsideOf(bucket, reply, key)
  if (!answer) return reply.callNotFound() as unknown as FastifyReply
  if (answer.ContentRange) reply.code(206).header('content-range', answer.ContentRange)
  if (answer.ContentLength !== undefined) reply.header('content-length', answer.ContentLength)
  return reply.send(answer.Body as Readable)
}

/**
 * Where a browser may save it by itself. Only a person who follows a link is led away: what a page asks for must come
 * from the page's own origin, by its policy.
 */
async function savedAt(bucket: Bucket, reply: FastifyReply, key: string): Promise<string | undefined> {
  const disposition = String(reply.getHeader('content-disposition') ?? '')
  const { method, headers } = reply.request
  const isSaved = method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && disposition.startsWith('attachment')
  return isSaved ? bucket.addressOf(key, { type: String(reply.getHeader('content-type')), disposition }) : undefined
}

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag)

function rangeOf({ headers }: FastifyRequest, etag: string): string | undefined {
  const { range, 'if-range': condition } = headers
  if (range === undefined || !oneRange.test(range)) return undefined
  return condition === undefined || condition === etag ? range : undefined
}

async function outsideOf(bucket: Bucket, reply: FastifyReply, key: string): Promise<FastifyReply> {
  const found = await bucket.find(key)
  return reply
    .code(416)
    .header('content-range', `bytes */${found?.size ?? 0}`)
    .send()
}
