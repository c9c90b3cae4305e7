import { createReadStream } from 'node:fs'
import { createHash } from 'node:crypto'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Settings } from '../core/s3-settings.ts'
import { StoreAway } from '../core/store-away.ts'

/** An object as a listing or a look tells of it. */
export interface Found {
  key: string
  size: number
  at: Date
}

/** What the headers of a downloaded object say. */
export interface Saved {
  type: string
  disposition: string
}

/** Objects in one bucket, by their keys. This file alone loads the vendor's client. */
export type Bucket = ReturnType<typeof openBucket>

const partSize = 8 * 1024 * 1024
/** Seconds in which a signed address works. */
const signedFor = 300
/** Keys in one statement, by the protocol. */
const most = 1000

export function openBucket(settings: S3Settings) {
  const client = clientOf(settings, settings.endpoint)
  // Browsers reach the bucket at another address, which is part of what is signed.
  const outside = settings.publicEndpoint === undefined ? undefined : clientOf(settings, settings.publicEndpoint)
  const { bucket: Bucket } = settings
  const sourceOf = (key: string) => `${Bucket}/${key}`

  return {
    find: (Key: string): Promise<Found | undefined> =>
      orGone(client.send(new HeadObjectCommand({ Bucket, Key }))).then(
        (head) => head && { key: Key, size: head.ContentLength ?? 0, at: head.LastModified ?? new Date(0) },
      ),
    /** Undefined where it is gone; `outside` where it does not have the range. */
    get: (Key: string, Range?: string): Promise<GetObjectCommandOutput | 'outside' | undefined> =>
      orGone(orOutside(client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) })))),
    put: (Key: string, Body: Uint8Array) =>
      told(client.send(new PutObjectCommand({ Bucket, Key, Body, ContentMD5: md5Of(Body) }))),
    /** Sends a file of the disk, in parts where it is large; it is there whole or not at all. */
    send: (Key: string, path: string) =>
      told(new Upload({ client, params: { Bucket, Key, Body: createReadStream(path) }, partSize }).done()),
    /** Copies an object; answers whether it was there and untouched since a moment. On itself, that makes it new. */
    copy: async (from: string, to: string, unmodifiedSince?: Date): Promise<boolean> => {
      const since = unmodifiedSince && { CopySourceIfUnmodifiedSince: unmodifiedSince }
      const source = { CopySource: sourceOf(from), MetadataDirective: 'REPLACE' as const }
      return (await orGone(client.send(new CopyObjectCommand({ Bucket, Key: to, ...source, ...since })))) !== undefined
    },
    remove: (Key: string) => told(client.send(new DeleteObjectCommand({ Bucket, Key }))),
    async removeAll(keys: readonly string[]) {
      for (let from = 0; from < keys.length; from += most) {
        const Objects = keys.slice(from, from + most).map((Key) => ({ Key }))
        await told(client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })))
      }
    },
    async *list(Prefix: string): AsyncGenerator<Found[]> {
      let ContinuationToken: string | undefined
      do {
        const page = await told(client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })))
        yield (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified: at = new Date(0) }) => ({
          key: Key,
          size: Size,
          at,
        }))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    /** An address at which whoever has it may save an object, for five minutes; undefined where no browser reaches it. */
    addressOf: async (Key: string, { type, disposition }: Saved): Promise<string | undefined> =>
      outside &&
      getSignedUrl(
        outside,
        new GetObjectCommand({ Bucket, Key, ResponseContentType: type, ResponseContentDisposition: disposition }),
        { expiresIn: signedFor },
      ),
  }
}

/** What only AWS's newest servers understand is left out unless a call needs it: any other S3 is meant too. */
const clientOf = ({ region, keyId, keySecret, isPathStyle }: S3Settings, endpoint: string | undefined) =>
  new S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId: keyId, secretAccessKey: keySecret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
  })

const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64')

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0

/** Nobody answers, or somebody who cannot: it may be otherwise in a moment. */
function told<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    const status = statusOf(error)
    throw status === 0 || status >= 500 ? new StoreAway(error) : error
  })
}

/** Undefined for what is not there, or has changed since. */
const orGone = <T>(answer: Promise<T>): Promise<T | undefined> =>
  told(answer).catch((error: unknown) => {
    if ([404, 412].includes(statusOf(error))) return undefined
    throw error
  })

const orOutside = <T>(answer: Promise<T>): Promise<T | 'outside'> =>
  answer.catch((error: unknown) => {
    if (statusOf(error) === 416) return 'outside' as const
    throw error
  })
