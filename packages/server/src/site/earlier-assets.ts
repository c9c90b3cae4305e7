import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { House } from '../core/context.ts'
import { envelope } from '../core/errors.ts'
import { policyOf } from '../core/safe-headers.ts'

/** Where the files of builds are. */
const place = '/assets'

/**
 * Whether a file of the site is asked for: a page has a hundred, and people of one office share an address. They are not
 * counted, as they cost nothing but the sending.
 */
export const isAsset = (url: string): boolean => url.startsWith(`${place}/`)

/** A file whose name holds a hash of what is in it is never another one. */
export const immutable = 'public, max-age=31536000, immutable'

/** A picture that is opened by itself has its styles in it; a worker may do what the page may. */
export const assetPolicy = policyOf({
  'script-src': "'self' 'wasm-unsafe-eval'",
  'connect-src': "'self'",
  'style-src': "'unsafe-inline'",
  'img-src': "'self' data:",
})

const day = 24 * 60 * 60_000
/** How long the files of a build are kept after the last day on which it was the site's. */
const life = 14 * day

/** Serves what earlier builds were made of; what is in this build is served before. */
export async function serveEarlierAssets(app: FastifyInstance, built: string, { settings, now }: House): Promise<void> {
  const kept = join(settings.dataDir, 'assets')
  const keep = () => saveAssets(built, kept, now()).catch((error: unknown) => app.log.error(error))
  await keep()
  const timer = setInterval(() => void keep(), day).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  await app.register(
    async (assets) => {
      assets.setNotFoundHandler((_, reply) =>
        reply.code(404).header('cache-control', 'no-store').send(envelope('NOT_FOUND', '没有这个文件')),
      )
      await assets.register(fastifyStatic, {
        root: kept,
        index: false,
        preCompressed: true,
        decorateReply: false,
        setHeaders: (reply) =>
          void reply.header('content-security-policy', assetPolicy).header('cache-control', immutable),
      })
    },
    { prefix: place },
  )
}

/**
 * Keeps the files of this build where those of the next are kept too: a page that somebody has open goes on asking for
 * the scripts of the build it came from. Their names hold a hash of what is in them, so all builds lie in one folder. To
 * be done at every start and every day: a file is as old as the last time.
 */
export async function saveAssets(built: string, kept: string, now: Date): Promise<void> {
  await mkdir(kept, { recursive: true })
  const before = new Set(await readdir(kept))
  const present = await readdir(built)
  for (const name of present) {
    if (!before.delete(name)) await copyFile(join(built, name), join(kept, name), constants.COPYFILE_FICLONE)
    await utimes(join(kept, name), now, now)
  }
  for (const name of before) await dropOld(join(kept, name), now)
}

/** Several servers may share a folder: another may have dropped it. */
async function dropOld(path: string, now: Date) {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
  if (now.getTime() - mtimeMs > life) await rm(path, { force: true })
}
