/** A server that speaks S3 and keeps objects in a folder: `s3-server.ts <port> <folder> <bucket>`. */
import { startFauxqs } from 'fauxqs'

const [port = '0', folder = '', bucket = ''] = process.argv.slice(2)
await startFauxqs({
  port: Number(port),
  host: '127.0.0.1',
  logger: false,
  s3StorageDir: folder,
  init: { buckets: [bucket] },
})
