import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { S3Settings } from '../core/s3-settings.ts'
import { hashOf } from './content-hash.ts'
import type { Aside, FileStore } from './file-store.ts'
import { answerFromBucket } from './s3-answer.ts'
import type { Bucket } from './s3-bucket.ts'
import { s3Parts } from './s3-parts.ts'
import { streamOf } from './s3-stream.ts'

const keyOf = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
const asideOf = (sha256: string) => `aside/${sha256}`
/** Bytes that are younger are new enough, in milliseconds: a day later they may go. */
const young = 3_600_000

/** Files in a bucket. The vendor's client is loaded when it is first needed. */
export function s3Store(settings: S3Settings): FileStore {
  let opened: Promise<Bucket> | undefined
  const bucket = () => (opened ??= import('./s3-bucket.ts').then(({ openBucket }) => openBucket(settings)))

  async function renew(sha256: string) {
    const found = await (await bucket()).find(keyOf(sha256))
    if (!found) return false
    if (found.at.getTime() > Date.now() - young) return true
    return (await bucket()).copy(keyOf(sha256), keyOf(sha256))
  }

  return {
    id: () => idOf(settings),
    place: `s3://${settings.bucket}`,
    renew,
    async put(bytes) {
      const sha256 = hashOf(bytes)
      if (!(await renew(sha256))) await (await bucket()).put(keyOf(sha256), bytes)
      return sha256
    },
    async adopt(path, sha256) {
      try {
        if (!(await renew(sha256))) await (await bucket()).send(keyOf(sha256), path)
      } finally {
        await rm(path, { force: true })
      }
    },
    sizeOf: async (sha256) => (await (await bucket()).find(keyOf(sha256)))?.size,
    read: (sha256) => streamOf(bucket, keyOf(sha256)),
    answer: async (reply, sha256) => answerFromBucket(await bucket(), { reply, sha256, key: keyOf(sha256) }),
    isOlder: async (sha256, late) => isLate(await bucket(), keyOf(sha256), late),
    setAside: async (sha256, late) => setAside(await bucket(), sha256, late),
    async *hashes(prefix) {
      for await (const page of (await bucket()).list(`files/${prefix}/`))
        yield page.flatMap(({ key }) => /[\da-f]{64}$/.exec(key) ?? [])
    },
    async sweep(late) {
      for await (const page of (await bucket()).list('aside/'))
        await (await bucket()).removeAll(page.flatMap(({ key, at }) => (at < late ? [key] : [])))
    },
    parts: s3Parts(bucket),
  }
}

/** Whoever has a bucket of this name has the same files, by whichever address it is reached. */
function idOf({ region, bucket }: S3Settings): string {
  const hash = createHash('sha256').update(`s3 ${region} ${bucket}`).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}

async function isLate(bucket: Bucket, key: string, late: Date): Promise<boolean> {
  const found = await bucket.find(key)
  return found !== undefined && found.at < late
}

/** A bucket cannot rename: what is set aside is copied, and then removed. To put it back is harmless at any time. */
async function setAside(bucket: Bucket, sha256: string, late: Date): Promise<Aside | undefined> {
  const [key, aside] = [keyOf(sha256), asideOf(sha256)]
  if (!(await isLate(bucket, key, late)) || !(await bucket.copy(key, aside, late))) return undefined
  await bucket.remove(key)
  return {
    drop: async () => void (await bucket.remove(aside)),
    async putBack() {
      await bucket.copy(aside, key)
      await bucket.remove(aside)
    },
  }
}
