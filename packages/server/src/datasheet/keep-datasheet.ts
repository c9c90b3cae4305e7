import { previewPages } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { OutlineJson } from '../core/tables.ts'
import { keepBytes } from '../storage/keep-bytes.ts'
import { openPdf } from '../storage/open-pdf.ts'
import { datasheetWords } from '../search/datasheet-words.ts'
import { openingOf } from './opening.ts'
import { wantPageText } from './page-text.ts'
import { textOfPages } from '../storage/pdf-text.ts'

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

/** Keeps a datasheet with its revisions, oldest first. Files first, what names them after. */
export async function keepDatasheet(
  house: Pick<House, 'db' | 'files' | 'now'>,
  sheet: NewDatasheet,
  revisions: readonly NewRevision[],
): Promise<number> {
  const kept: StoredRevision[] = []
  for (const revision of revisions) kept.push({ ...revision, ...(await keepFiles(house, revision)) })
  return house.db.transaction().execute(async (tx) => {
    const id = await insertSheet(tx, sheet, revisions.at(-1)?.publishedAt ?? new Date(0))
    await insertRevisions(tx, id, kept)
    return id
  })
}

/** One state of a document whose files are kept. */
export interface StoredRevision extends Omit<NewRevision, 'bytes'> {
  sha256: string
  /** The file of the first pages. */
  preview: string
  /** Their text. */
  text: string[]
}

/** Adds revisions to a datasheet and has their pages read; answers their numbers. */
export async function insertRevisions(tx: Db, id: number, revisions: readonly StoredRevision[]): Promise<number[]> {
  const rows = await tx
    .insertInto('datasheet_revision')
    .values(
      revisions.map(({ revision, pageCount, outline, publishedAt, sha256, preview, text }) => ({
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
    .returning('id')
    .execute()
  const ids = rows.map((row) => row.id)
  await wantPageText(tx, ids)
  return ids
}

/** Adds a datasheet without a revision yet; answers its number. */
export async function insertSheet(
  db: Db,
  { brandId, categoryId, title, language, parts, downloadCount }: NewDatasheet,
  at: Date,
): Promise<number> {
  const words = datasheetWords({ title, brandId, categoryId, models: parts.map(({ model }) => model) })
  const { id } = await db
    .insertInto('datasheet')
    .values({
      brand_id: brandId,
      category_id: categoryId,
      part_id: parts[0]?.id ?? null,
      title,
      language,
      download_count: downloadCount,
      words: sql<string>`array_to_tsvector(${words}::text[])`,
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

async function keepFiles(house: Pick<House, 'db' | 'files' | 'now'>, { bytes }: NewRevision) {
  const opening = await openingOf(await openPdf(bytes))
  const text = previewTextOf(await textOfPages(opening))
  return { sha256: await keepFile(house, bytes), preview: await keepFile(house, opening), text }
}

/** What is kept of the first pages' text. */
export const previewTextOf = (pages: readonly string[]): string[] =>
  pages.slice(0, previewPages).map((page) => page.slice(0, 20_000))

/** Keeps a PDF among the files; answers its hash. */
export const keepFile = (house: Pick<House, 'db' | 'files' | 'now'>, bytes: Uint8Array): Promise<string> =>
  keepBytes(house, { bytes, type: 'application/pdf' })
