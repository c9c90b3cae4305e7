import type { House } from '../core/context.ts'
import type { Seed } from '../seed/first-run.ts'
import { samples } from '../seed/sample-accounts.ts'
import { keepBytes } from '../storage/keep-bytes.ts'
import type { Disk, DiskKind } from './disk-owner.ts'
import { wantDiskTexts } from './disk-text.ts'
import { summaryOf } from './article-queries.ts'
import { folderAt } from './seed-folder.ts'
import { seedFiles, type SeedFile } from './seed-files.ts'
import { seedNotes, type SeedNote } from './seed-texts.ts'
import { seedShare } from './seed-share.ts'
import { seedSheets } from './seed-sheets.ts'

const hour = 3_600_000

/** Fills the disk of the sample account that buys, so that each of its four rooms has something to show. */
export const seedDisk: Seed = async (house) => {
  const { db } = house
  const owner = await db.selectFrom('account').select('id').where('mobile', '=', samples.buyer).executeTakeFirst()
  const begun = await db.selectFrom('disk_file').select('id').limit(1).executeTakeFirst()
  if (!owner || begun) return ''
  const disk = { account_id: owner.id, enterprise_id: null }
  const files = await keepFiles(house, disk)
  await keepNotes(house, disk)
  await seedSheets(house, disk)
  await seedShare(house, owner.id, files.slice(0, 2))
  return '一个云盘'
}

/** The files, one after another: their bytes lie in the store before a row names them. Answers their numbers. */
async function keepFiles(house: House, disk: Disk): Promise<number[]> {
  const ids: number[] = []
  for (const file of seedFiles) ids.push(await keepFile(house, disk, file))
  return ids
}

async function keepFile(house: House, disk: Disk, { way, name, ago, bytes, binnedAgo }: SeedFile): Promise<number> {
  const { db } = house
  const content = await bytes()
  const sha256 = await keepBytes(house, { bytes: content, type: 'application/octet-stream' })
  const at = before(house, ago)
  const isBinned = binnedAgo !== undefined
  const { id } = await db
    .insertInto('disk_file')
    .values({
      ...disk,
      ...rowOf('file', at),
      name,
      sha256,
      bytes: content.length,
      folder_id: isBinned ? null : await folderAt(db, disk, { kind: 'file', way }),
      ...(isBinned && { deleted_at: before(house, binnedAgo), bin_way: [...way] }),
      by_id: disk.account_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (name.endsWith('.pdf')) await wantDiskTexts(db, [id])
  return id
}

const before = ({ now }: House, hours: number) => new Date(now().getTime() - hours * hour)

const rowOf = (kind: DiskKind, at: Date) => ({
  kind,
  datasheet_id: null,
  part_id: null,
  created_at: at,
  updated_at: at,
})

async function keepNotes(house: House, disk: Disk): Promise<void> {
  const articles = await house.db
    .selectFrom('article')
    .innerJoin('article_text', 'article_id', 'article.id')
    .innerJoin('account', 'account.id', 'article.account_id')
    .select(['article.id', 'title', 'content', 'nick_name as author'])
    .where('status', '=', 'PUBLISHED')
    .orderBy('article.id')
    .limit(seedNotes.length)
    .execute()
  for (const [at, note] of seedNotes.entries()) await keepNote(house, disk, { note, source: articles[at] })
}

interface Note {
  note: SeedNote
  source: { id: number; title: string; content: string; author: string } | undefined
}

/** Where there is no article to copy, nothing is copied. */
async function keepNote(house: House, disk: Disk, { note, source }: Note): Promise<void> {
  const { db } = house
  const content = note.content ?? source?.content
  if (content === undefined) return
  const way = note.folder === undefined ? [] : [note.folder]
  const { id } = await db
    .insertInto('disk_file')
    .values({
      ...disk,
      ...rowOf('article', before(house, note.ago)),
      name: note.title || (source?.title ?? ''),
      bytes: Buffer.byteLength(content),
      folder_id: await folderAt(db, disk, { kind: 'article', way }),
      by_id: disk.account_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('disk_article')
    .values({ id, content, summary: summaryOf(content), ...sourceOf(note, source), source_url: null })
    .execute()
}

/** A copy names its article; one that is gone has the last number that there is, which no article gets. */
function sourceOf({ content, goneAuthor }: SeedNote, source: Note['source']) {
  if (content === undefined) return { source_article_id: source?.id ?? null, source_author: source?.author ?? null }
  const isGone = goneAuthor !== undefined
  return { source_article_id: isGone ? 2_147_483_647 : null, source_author: goneAuthor ?? null }
}
