import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { upload } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context, House, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { isDiskFull } from '../core/disk-full.ts'
import type { Tables } from '../core/tables.ts'
import { assemble, draftPart, partCount, sizeOfPart, type Assembled } from './upload-parts.ts'
import { plainName, urlOf } from './upload-store.ts'

type Caller = Pick<Context, 'db' | 'files' | 'now' | 'settings'> & { user: Pick<User, 'id'> }

/** A large file that somebody announced. */
export interface Announced {
  name: string
  size: number
  /** Of the whole file, in hex. */
  sha256: string
  purpose: upload.UploadPurpose
  /** The company in whose space it is to lie; null for the sender's own. */
  enterpriseId: number | null
}

/** Large files of one person that are on their way. */
const mostTickets = 500

/** The ticket of an announced file: the same one as before where the same file was announced. */
export async function ticketFor({ db, user, now }: Caller, announced: Announced): Promise<string> {
  const { name, enterpriseId: enterprise_id, ...file } = announced
  const { sha256, size } = file
  const { count } = await db
    .selectFrom('upload_ticket')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', user.id)
    .where('upload_key', 'is', null)
    .where((on) => on.not(on.and({ sha256, size })))
    .executeTakeFirstOrThrow()
  if (count >= mostTickets) throw new Refusal('未传完的文件太多，请先传完或稍后再试', 'FAIL')
  const id = randomBytes(18).toString('base64url')
  const { id: kept } = await db
    .insertInto('upload_ticket')
    .values({ ...file, id, name, enterprise_id, account_id: user.id, created_at: now(), touched_at: now() })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose', 'sha256', 'size'])
        .doUpdateSet({ name, enterprise_id, touched_at: now() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return kept
}

/** Parts that have arrived, in their order. */
export async function arrived(db: Db, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('upload_part')
    .select('number')
    .where('ticket_id', '=', id)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

async function ticketOf({ db, user }: Caller, id: string) {
  const row = await db
    .selectFrom('upload_ticket')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', user.id)
    .executeTakeFirst()
  if (!row) throw new Refusal('这次上传已过期，请重新选择文件', 'NOT_FOUND')
  return row
}

/** One part as it came, and the hash that its sender says it has. */
export interface Part {
  id: string
  number: number
  bytes: Blob
  sha256?: string | undefined
}

/** Takes a part in; one that comes twice replaces itself, one that came too late is harmless. */
export async function takePart(caller: Caller, { id, number, bytes, sha256 }: Part): Promise<void> {
  const ticket = await ticketOf(caller, id)
  if (ticket.upload_key !== null) return
  if (number >= partCount(ticket.size)) throw new Refusal(`没有第 ${number + 1} 部分，请重新选择文件`, 'FAIL')
  if (bytes.size !== sizeOfPart(ticket.size, number))
    throw new Refusal(`第 ${number + 1} 部分的大小不对，请重传这一部分`, 'FAIL')
  const draft = await orFull(draftPart(caller, bytes))
  if (sha256 !== undefined && draft.sha256 !== sha256) {
    await draft.drop()
    throw new Refusal(`第 ${number + 1} 部分在途中损坏，请重传这一部分`, 'FAIL')
  }
  await orFull(draft.keep(id, number))
  await notePart(caller, { ticket_id: id, number, sha256: draft.sha256 })
}

async function notePart({ db, now }: Caller, part: Tables['upload_part']): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('upload_ticket')
      .set({ touched_at: now() })
      .where('id', '=', part.ticket_id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new Refusal('这次上传已过期，请重新选择文件', 'NOT_FOUND')
    await tx
      .insertInto('upload_part')
      .values(part)
      .onConflict((conflict) => conflict.columns(['ticket_id', 'number']).doUpdateSet({ sha256: part.sha256 }))
      .execute()
  })
}

/** A disk that is full loses nothing of what has arrived. */
async function orFull<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (isDiskFull(error)) throw new Refusal('服务器空间不足，已传的部分会保留，请稍后继续', 'FAIL')
    throw error
  }
}

/** Puts the parts together and keeps the file as an upload; of two who ask at once both get the same. */
export async function finishTicket(caller: Caller, id: string): Promise<upload.OssFile> {
  const ticket = await ticketOf(caller, id)
  if (ticket.upload_key !== null) return present(ticket.upload_key, ticket)
  await refuseMissing(caller.db, ticket)
  const whole = await orFull(assemble(caller, id, partCount(ticket.size)))
  if (!whole) return finishedMeanwhile(caller, id)
  if (whole.sha256 !== ticket.sha256) return refuseOther(caller, { id, whole })
  const key = await keepWhole(caller, { ticket, whole })
  await caller.files.parts.drop(id)
  return present(key, ticket)
}

type Ticket = Awaited<ReturnType<typeof ticketOf>>

async function refuseMissing(db: Db, { id, size }: Ticket): Promise<void> {
  const missing = partCount(size) - (await arrived(db, id)).length
  if (missing > 0) throw new Refusal(`还有 ${missing} 部分没有传到，请继续上传`, 'CONFLICT')
}

/** Parts vanish when another call has finished; where none has, they are asked for again. */
async function finishedMeanwhile(caller: Caller, id: string): Promise<upload.OssFile> {
  const ticket = await ticketOf(caller, id)
  if (ticket.upload_key !== null) return present(ticket.upload_key, ticket)
  await caller.db.deleteFrom('upload_part').where('ticket_id', '=', id).execute()
  throw new Refusal('已传的部分丢失了，请重新上传', 'CONFLICT')
}

/** What came is not what was announced: the file changed meanwhile, and nothing of it is of use. */
async function refuseOther(caller: Caller, { id, whole }: { id: string; whole: Assembled }): Promise<never> {
  await rm(whole.path, { force: true })
  await caller.db.deleteFrom('upload_ticket').where('id', '=', id).execute()
  await caller.files.parts.drop(id)
  throw new Refusal('文件内容与开始上传时不一致，请重新选择文件', 'FAIL')
}

interface Whole {
  ticket: Ticket
  whole: Assembled
}

async function keepWhole(caller: Caller, { ticket, whole }: Whole): Promise<string> {
  const { db, files, now } = caller
  const touched_at = now()
  // The row first: whoever drops the same bytes at the moment is waited for.
  await db
    .insertInto('file')
    .values({ sha256: whole.sha256, bytes: ticket.size, type: 'application/octet-stream', touched_at })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ touched_at }))
    .execute()
  await files.adopt(whole.path, whole.sha256)
  return db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('upload_ticket')
      .select('upload_key')
      .where('id', '=', ticket.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (held.upload_key !== null) return held.upload_key
    const key = await insertUpload(tx, caller, ticket)
    await tx.updateTable('upload_ticket').set({ upload_key: key, touched_at }).where('id', '=', ticket.id).execute()
    return key
  })
}

/** An upload of bytes that are in the store, of somebody who has sent them. Answers its key. */
export async function insertUpload(
  tx: Db,
  { user, now }: Pick<House, 'now'> & { user: Pick<User, 'id'> },
  { name, size, sha256, purpose }: Pick<Tables['upload'], 'name' | 'purpose' | 'sha256' | 'size'>,
): Promise<string> {
  const key = randomBytes(18).toString('base64url')
  await tx
    .insertInto('upload')
    .values({
      key,
      account_id: user.id,
      uuid: null,
      purpose,
      size,
      sha256,
      name: plainName(name, 'bin'),
      file_type: 'bin' as const,
      created_at: now(),
      touched_at: now(),
    })
    .execute()
  return key
}

/** An upload as the contract has it. */
export const present = (key: string, { name, size }: Pick<Ticket, 'name' | 'size'>): upload.OssFile => ({
  url: urlOf({
    key,
    file_type: 'bin',
  }),
  key,
  size,
  fileType: 'bin',
  name: plainName(name, 'bin'),
})
