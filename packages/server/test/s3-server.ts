import { startFauxqs } from 'fauxqs'
import type { S3Settings } from '../src/core/s3-settings.ts'

/** A server that speaks S3, with one empty bucket. */
export interface S3Server extends AsyncDisposable {
  settings: S3Settings
}

/** Starts one on this machine, which keeps everything in memory. */
export async function startS3(): Promise<S3Server> {
  const bucket = 'xinpu-files'
  const server = await startFauxqs({ port: 0, logger: false, init: { buckets: [bucket] } })
  const endpoint = `http://127.0.0.1:${server.port}`
  return {
    settings: {
      endpoint,
      publicEndpoint: endpoint,
      bucket,
      region: 'us-east-1',
      keyId: 'key',
      keySecret: 'secret',
      isPathStyle: true,
    },
    [Symbol.asyncDispose]: () => server.stop(),
  }
}

/** One that anybody runs, when `XINPU_TEST_S3` names it as `http://key:secret@host:port/bucket`: its bucket is filled. */
export async function namedOrOwnS3(): Promise<S3Server> {
  const named = process.env['XINPU_TEST_S3']
  if (!named) return startS3()
  const { origin, username, password, pathname } = new URL(named)
  return {
    settings: {
      endpoint: origin,
      publicEndpoint: origin,
      bucket: pathname.slice(1),
      region: 'us-east-1',
      keyId: decodeURIComponent(username),
      keySecret: decodeURIComponent(password),
      isPathStyle: true,
    },
    async [Symbol.asyncDispose]() {},
  }
}
