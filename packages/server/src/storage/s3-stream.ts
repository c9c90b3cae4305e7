import { Readable } from 'node:stream'
import type { Bucket } from './s3-bucket.ts'

/** The bytes of an object, asked for when somebody begins to read; what is gone ends the stream with the code ENOENT. */
export const streamOf = (bucket: () => Promise<Bucket>, key: string): Readable =>
  Readable.from(piecesOf(bucket, key), { objectMode: false })

async function* piecesOf(bucket: () => Promise<Bucket>, key: string): AsyncGenerator<Uint8Array> {
  const answer = await (await bucket()).get(key)
  if (!answer || answer === 'outside') throw Object.assign(new Error(`${key} is gone.`), { code: 'ENOENT' })
  yield* answer.Body as Readable
}
