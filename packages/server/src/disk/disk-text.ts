import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { readPdfText } from '../datasheet/page-text.ts'
import { enqueue } from '../jobs/job-queue.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    /** Reads the text of a PDF that somebody keeps. */
    diskText: { fileId: number }
  }
}

type Needs = Pick<House, 'db' | 'files' | 'now'>
type Job = { fileId: number }

/** PDFs that are larger are drawings and scans: their bytes would fill the memory for a few words. */
const mostBytes = 100 * 1024 * 1024

/** Has PDFs of the disk read behind the scenes. */
export const wantDiskTexts = (db: Db, ids: readonly number[]): Promise<void> =>
  enqueue(
    db,
    'diskText',
    ids.map((fileId) => ({ key: fileId, payload: { fileId } })),
  )

/** Has every PDF read that was not: those that were renamed to one, that were there before, or whose bytes were away. */
export async function wantUnreadDiskTexts(db: Db): Promise<void> {
  await sql`
    insert into job (kind, key, payload)
    select 'diskText', kept.id::text, jsonb_build_object('fileId', kept.id) from disk_file kept
    where kind = 'file' and lower(name) like '%.pdf' and deleted_at is null
      and not exists (select from disk_text where file_id = kept.id and state <> 'missing')
    on conflict (kind, key) do update set state = 'waiting', tries = 0, run_at = now(), error = ''
      where job.state in ('done', 'failed')
  `.execute(db)
}

/** Reads a PDF of the disk, or takes over what was read of the same bytes elsewhere; a file that is gone meanwhile has no text. */
export async function readDiskText(house: Needs, { fileId }: Job, stop: AbortSignal): Promise<void> {
  const { db, now } = house
  const kept = await db.selectFrom('disk_file').select(['sha256', 'bytes']).where('id', '=', fileId).executeTakeFirst()
  if (!kept?.sha256 || (await takeOver(db, fileId))) return
  await db.deleteFrom('disk_page').where('file_id', '=', fileId).execute()
  const outcome =
    kept.bytes > mostBytes
      ? { state: 'heavy' as const, pageCount: 0 }
      : await readPdfText(house, kept.sha256, (pages) => keepPages(db, fileId, pages), stop)
  await note(db, { ...outcome, fileId, at: now() })
  if (outcome.state === 'missing') throw new Error(`The file ${kept.sha256} is not on this server.`)
}

/** Notes of a PDF that reading it came to no end, however often it was begun. */
export const noteUnreadable = ({ db, now }: Pick<House, 'db' | 'now'>, { fileId }: Job): Promise<void> =>
  note(db, { fileId, state: 'heavy', pageCount: 0, at: now() })

/** The same bytes are read once, whoever keeps them. */
async function takeOver(db: Db, fileId: number): Promise<boolean> {
  const { rows } = await sql`
    with twin as (
      select text.* from disk_file kept join disk_file other using (sha256) join disk_text text on text.file_id = other.id
      where kept.id = ${fileId} and text.state <> 'missing' limit 1
    ), pages as (
      insert into disk_page (file_id, page, text, words)
      select ${fileId}, page, text, words from disk_page where file_id = (select file_id from twin)
      on conflict do nothing
    )
    insert into disk_text (file_id, state, page_count, read_at)
    select ${fileId}, state, page_count, read_at from twin
    on conflict (file_id) do update set state = excluded.state, page_count = excluded.page_count, read_at = excluded.read_at
    returning file_id
  `.execute(db)
  return rows.length > 0
}

/** The file may be gone meanwhile: then there is nothing to keep for it. */
async function keepPages(db: Db, fileId: number, pages: string): Promise<void> {
  await sql`
    insert into disk_page (file_id, page, text, words)
    select kept.id, (page ->> 'page')::int, page ->> 'text',
      array_to_tsvector(array(select jsonb_array_elements_text(page -> 'words')))
    from disk_file kept, jsonb_array_elements(${pages}::jsonb) as page
    where kept.id = ${fileId}
    on conflict (file_id, page) do update set text = excluded.text, words = excluded.words
  `.execute(db)
}

interface Outcome {
  fileId: number
  state: string
  pageCount: number
  at: Date
}

async function note(db: Db, { fileId, state, pageCount, at }: Outcome): Promise<void> {
  await sql`
    insert into disk_text (file_id, state, page_count, read_at)
    select id, ${state}, ${pageCount}::int, ${at}::timestamptz from disk_file where id = ${fileId}
    on conflict (file_id) do update set state = excluded.state, page_count = excluded.page_count, read_at = excluded.read_at
  `.execute(db)
}
