import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import type { House } from '../core/context.ts'
import { draftPath } from '../storage/drafts.ts'
import { hourly } from './hourly.ts'
import type { SitemapKind } from './sitemap-kind.ts'
import { listedIn, sitemapParts, type SitemapPart } from './sitemap-rows.ts'
import { indexXml, sitemapXml } from './sitemap-xml.ts'

const xml = 'application/xml; charset=utf-8'
const keep = 'public, max-age=3600'

/** Tells search engines every page that they may keep: `/sitemap.xml`, and the files that it names. */
export function sitemapPages(app: FastifyInstance, house: House) {
  const { settings } = house
  const [plans, files] = [hourly<SitemapPart[]>(house.now), hourly<string>(house.now)]
  const plan = () => plans('all', () => allParts(house))

  app.get('/sitemap.xml', async (_, reply) =>
    reply
      .type(xml)
      .header('cache-control', keep)
      .send(indexXml(settings.origin, await plan())),
  )
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async ({ params: { file } }, reply) => {
    const part = (await plan()).find(({ kind, n }) => file === `${kind}-${n}.xml`)
    const kind = part && house.brought.sitemaps[part.kind]
    if (!part || !kind) return reply.callNotFound()
    const path = await files(file, () => writeSitemap(house, kind, part))
    return reply.type(xml).header('cache-control', keep).send(createReadStream(path))
  })
}

async function allParts({ db, brought }: House): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = []
  for (const [name, kind] of Object.entries(brought.sitemaps)) parts.push(...(await sitemapParts(db, name, kind)))
  return parts
}

/** Writes a sitemap into the data folder, whole or not at all; answers where. */
async function writeSitemap({ db, settings }: House, kind: SitemapKind, { kind: name, n }: SitemapPart) {
  const folder = join(settings.dataDir, 'sitemaps')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${name}-${n}.xml`)
  const addressOf = (row: Parameters<typeof kind.path>[0]) => `${settings.origin}${kind.path(row)}`
  await writeWhole(settings.dataDir, path, sitemapXml(listedIn(db, kind, n), addressOf))
  return path
}

/** Servers may share the folder, and each writes a draft of its own. */
async function writeWhole(dataDir: string, path: string, text: AsyncIterable<string>) {
  const draft = draftPath(dataDir)
  try {
    await pipeline(text, createWriteStream(draft))
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
