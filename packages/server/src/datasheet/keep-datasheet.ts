import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { OutlineJson } from '../core/tables.ts'
import { brandWord, categoryWord } from '../search/part-words.ts'
import { plainOf, wordsOf } from '../search/words.ts'
import { textOfPages } from './pdf-text.ts'

/** A document on its way in. */
export interface NewDatasheet {
  brandId: number
  categoryId: number
  title: string
  language: 'en' | 'zh'
  /** The parts it describes; the first is the one it is mostly about. */
  parts: readonly { id: number; model: string }[]
  downloadCount: number
}

/** One state of a document. */
export interface NewRevision {
  revision: string
  bytes: Uint8Array
  pageCount: number
  outline: OutlineJson[]
  publishedAt: Date
}

/** Pages that everyone may read. */
const previewPages = 3

/** Keeps a datasheet with its revisions, oldest first. Files first, rows after: a row never points at nothing. */
export async function keepDatasheet(
  { db, files }: Pick<House, 'db' | 'files'>,
  sheet: NewDatasheet,
  revisions: readonly NewRevision[],
): Promise<number> {
  const kept: KeptRevision[] = []
  for (const revision of revisions) kept.push({ ...revision, ...(await keepFiles({ db, files }, revision)) })
  return db.transaction().execute(async (tx) => {
    const id = await insertSheet(tx, sheet, revisions.at(-1)?.publishedAt ?? new Date(0))
    await tx
      .insertInto('datasheet_revision')
      .values(
        kept.map(({ revision, pageCount, outline, publishedAt, sha256, preview, text }) => ({
          datasheet_id: id,
          revision,
          file_sha256: sha256,
          preview_sha256: preview,
          page_count: pageCount,
          preview_count: Math.min(previewPages, pageCount),
          outline: JSON.stringify(outline),
          preview_text: JSON.stringify(text),
          published_at: publishedAt,
        })),
      )
      .execute()
    return id
  })
}

type KeptRevision = NewRevision & Awaited<ReturnType<typeof keepFiles>>

async function insertSheet(
  db: Db,
  { brandId, categoryId, title, language, parts, downloadCount }: NewDatasheet,
  at: Date,
): Promise<number> {
  const models = parts.map(({ model }) => model)
  const words = new Set([
    ...wordsOf([title, ...models].join(' ')),
    ...models.map(plainOf),
    brandWord(brandId),
    categoryWord(categoryId),
  ])
  const { id } = await db
    .insertInto('datasheet')
    .values({
      brand_id: brandId,
      category_id: categoryId,
      part_id: parts[0]?.id ?? null,
      title,
      language,
      download_count: downloadCount,
      words: sql<string>`array_to_tsvector(${[...words]}::text[])`,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (parts.length > 0)
    await db
      .insertInto('datasheet_part')
      .values(parts.map((part) => ({ datasheet_id: id, part_id: part.id })))
      .execute()
  return id
}

async function keepFiles(house: Pick<House, 'db' | 'files'>, { bytes }: NewRevision) {
  const opening = await openingOf(bytes)
  const text = (await textOfPages(opening)).map((page) => page.slice(0, 20_000))
  return { sha256: await keepFile(house, bytes), preview: await keepFile(house, opening), text }
}

async function keepFile({ db, files }: Pick<House, 'db' | 'files'>, bytes: Uint8Array): Promise<string> {
  const sha256 = await files.put(bytes)
  await db
    .insertInto('file')
    .values({ sha256, bytes: bytes.length, type: 'application/pdf' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return sha256
}

/** The first pages as a document of their own. */
async function openingOf(bytes: Uint8Array): Promise<Uint8Array> {
  const whole = await PDFDocument.load(bytes, { updateMetadata: false })
  const opening = await PDFDocument.create({ updateMetadata: false })
  const wanted = whole.getPageIndices().slice(0, previewPages)
  for (const page of await opening.copyPages(whole, wanted)) opening.addPage(page)
  opening.setTitle(whole.getTitle() ?? '')
  return opening.save()
}
