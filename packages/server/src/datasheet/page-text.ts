import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { pageReader, type Outcome } from './page-text-reader.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    /** Reads the text of a revision's pages. */
    pageText: { revisionId: number }
  }
}

/** One thread reads for the whole process: jobs come one after another. */
const reader = pageReader()

/** Has the pages of revisions read behind the scenes. */
export const wantPageText = (db: Db, revisionIds: readonly number[]): Promise<void> =>
  enqueue(
    db,
    'pageText',
    revisionIds.map((revisionId) => ({ key: revisionId, payload: { revisionId } })),
  )

/**
 * Has every revision read that neither was nor is about to be: those that came in by an archive or before there was
 * this, and those whose file was missing where they were read.
 */
export async function wantUnreadPageText(db: Db): Promise<void> {
  await sql`
    insert into job (kind, key, payload)
    select 'pageText', revision.id::text, jsonb_build_object('revisionId', revision.id)
    from datasheet_revision revision
    where not exists (select from revision_text where revision_id = revision.id and state <> 'missing')
    order by published_at desc
    on conflict (kind, key) do update set state = 'waiting', tries = 0, run_at = now(), error = ''
      where job.state in ('done', 'failed')
  `.execute(db)
}

/**
 * Reads the text of a revision's pages and keeps it; what cannot be read is noted and not tried again. A file that is
 * not here is noted too, and tried again: another server may have it, or it may come.
 */
export async function readPageText(
  { db, files, now }: Pick<House, 'db' | 'files' | 'now'>,
  { revisionId }: { revisionId: number },
  stop: AbortSignal,
): Promise<void> {
  const revision = await db
    .selectFrom('datasheet_revision')
    .select('file_sha256')
    .where('id', '=', revisionId)
    .executeTakeFirst()
  if (!revision) return
  await db.deleteFrom('page_text').where('revision_id', '=', revisionId).execute()
  const outcome = await readPdfText({ files }, revision.file_sha256, (pages) => keepPages(db, revisionId, pages), stop)
  await noteOutcome(db, { ...outcome, revisionId, at: now() })
  if (outcome.state === 'missing') throw new Error(`The file ${revision.file_sha256} is not on this server.`)
}

/** Notes of a revision that reading it came to no end, however often it was begun. */
export const noteUnreadable = (
  { db, now }: Pick<House, 'db' | 'now'>,
  { revisionId }: { revisionId: number },
): Promise<void> => noteOutcome(db, { revisionId, state: 'heavy', pageCount: 0, at: now() })

/** Reads a PDF of the store and hands its pages on as JSON, a few at a time; answers what it came to. */
export async function readPdfText(
  { files }: Pick<House, 'files'>,
  sha256: string,
  keep: (pages: string) => Promise<void>,
  stop: AbortSignal,
): Promise<Outcome> {
  if ((await files.sizeOf(sha256)) === undefined) return { state: 'missing', pageCount: 0 }
  return reader.read(new Uint8Array(await buffer(files.read(sha256))), keep, stop)
}

/** The document may be gone meanwhile: then there is nothing to keep for it. */
async function keepPages(db: Db, revisionId: number, pages: string): Promise<void> {
  await sql`
    insert into page_text (revision_id, page, text, words, places)
    select revision.id, (page ->> 'page')::int, page ->> 'text',
      array_to_tsvector(array(select jsonb_array_elements_text(page -> 'words'))), page -> 'places'
    from datasheet_revision revision, jsonb_array_elements(${pages}::jsonb) as page
    where revision.id = ${revisionId}
    on conflict (revision_id, page) do update
      set text = excluded.text, words = excluded.words, places = excluded.places
  `.execute(db)
}

async function noteOutcome(db: Db, { revisionId, state, pageCount, at }: Outcome & { revisionId: number; at: Date }) {
  await sql`
    insert into revision_text (revision_id, state, page_count, read_at)
    select id, ${state}, ${pageCount}::int, ${at}::timestamptz from datasheet_revision where id = ${revisionId}
    on conflict (revision_id) do update
      set state = excluded.state, page_count = excluded.page_count, read_at = excluded.read_at
  `.execute(db)
}
