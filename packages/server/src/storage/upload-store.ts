import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'
import type { upload } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { keepBytes } from './keep-bytes.ts'
import { allowanceOf, kindOf, sheetTypeOf, wrongKind, type Allowance } from './upload-kind.ts'
import { rebuildPdf } from './upload-pdf.ts'
import { redrawPicture } from './upload-picture.ts'
import { whoOf } from './upload-turn.ts'

export type UploadType = Tables['upload']['file_type']

/** A file that was taken in. */
export interface StoredUpload extends upload.OssFile {
  fileType: UploadType
  /** What was kept: for most purposes not what came. */
  bytes: Buffer
}

const day = 86_400_000

/** Content types of what is kept. */
export const contentTypes: Record<UploadType, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'application/octet-stream',
  bin: 'application/octet-stream',
}

/**
 * Takes a file in: tells its kind by its content, makes it anew unless its purpose wants the very bytes, and keeps it.
 * It belongs to the person who is logged in, or waits a day for the one who logs in with the same browser.
 */
export async function storeUpload(
  context: Pick<Context, 'db' | 'files' | 'now' | 'user' | 'uuid' | 'address' | 'brought'>,
  file: File,
  purpose: upload.UploadPurpose,
): Promise<StoredUpload> {
  const { db, user, uuid, now, brought } = context
  const allowance = allowanceOf(brought.uploads, purpose)
  if (file.size > allowance.most) throw tooLarge(allowance)
  const { bytes, fileType } = await madeAnew(whoOf(context), Buffer.from(await file.arrayBuffer()), {
    allowance,
    purpose,
  })
  const sha256 = await keepBytes(context, { bytes, type: contentTypes[fileType] })
  const key = randomBytes(18).toString('base64url')
  const name = plainName(file.name, fileType)
  await db
    .insertInto('upload')
    .values({
      key,
      account_id: user?.id ?? null,
      uuid: user ? null : uuid || null,
      purpose,
      name,
      file_type: fileType,
      size: bytes.length,
      sha256,
      created_at: now(),
      touched_at: now(),
    })
    .execute()
  return { url: urlOf({ key, file_type: fileType }), key, name, size: bytes.length, fileType, bytes }
}

/** Where an upload is fetched. */
export const urlOf = ({ key, file_type }: Pick<Tables['upload'], 'file_type' | 'key'>) =>
  `/files/oss/${key}.${file_type}`

interface Purposed {
  allowance: Allowance
  purpose: upload.UploadPurpose
}

async function madeAnew(who: string, bytes: Buffer, { allowance, purpose }: Purposed) {
  if (allowance.takes.includes('any')) return { bytes, fileType: 'bin' as const }
  const kind = kindOf(bytes) ?? (allowance.takes.includes('sheet') ? 'sheet' : undefined)
  if (!kind || !allowance.takes.includes(kind)) throw wrongKind(allowance)
  if (kind === 'sheet') return { bytes, fileType: sheetTypeOf(bytes) }
  if (kind === 'picture') return redrawPicture(who, bytes, purpose === 'avatar')
  return { bytes: allowance.keeps === 'asTheyAre' ? bytes : await rebuildPdf(who, bytes), fileType: 'pdf' as const }
}

function tooLarge({ most }: Allowance) {
  const message = `文件不能超过 ${most / 1024 / 1024} MB`
  return new Refusal(message, 'INVALID', { errors: [{ field: 'file', message }] })
}

/** The name for people to recognise the file by; no path, no control characters, the ending it really has. */
export function plainName(name: string, fileType: UploadType): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const stem = last.slice(0, last.length - extname(last).length).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  const ending = fileType === 'bin' ? extname(last).slice(0, 20) : `.${fileType}`
  return `${[...stem.trim()].slice(0, 100).join('') || '未命名'}${ending}`
}

/** An address that somebody sends back, and who they are. */
export interface UploadClaim {
  url: string
  purposes: readonly upload.UploadPurpose[]
  accountId: number
  uuid: string
}

/**
 * Whether an address is an upload for one of these purposes that is this person's. One that their browser sent before
 * they logged in becomes theirs; of two people who claim it at once, one gets it.
 */
export async function claimUpload(db: Db, { url, purposes, accountId, uuid }: UploadClaim): Promise<boolean> {
  const at = readUrl(url)
  if (!at) return false
  const claimed = await db
    .updateTable('upload')
    .set({ account_id: accountId, uuid: null, touched_at: sql`greatest(touched_at, now())` })
    .where('key', '=', at.key)
    .where('file_type', '=', at.fileType)
    .where('purpose', 'in', [...purposes])
    .where(({ eb, or, and }) =>
      or([
        eb('account_id', '=', accountId),
        ...(uuid ? [and([eb('account_id', 'is', null), eb('uuid', '=', uuid)])] : []),
      ]),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** What the file of an upload was called; empty for an address that is not of an upload. */
export async function uploadName(db: Db, url: string): Promise<string> {
  const key = readUrl(url)?.key ?? ''
  return (await db.selectFrom('upload').select('name').where('key', '=', key).executeTakeFirst())?.name ?? ''
}

/** The key and the kind that an address names; undefined for an address that is not of an upload. */
export function readUrl(url: string): { key: string; fileType: UploadType } | undefined {
  const [, key, fileType] = /^\/files\/oss\/([\w-]{22,64})\.(jpg|png|webp|pdf|xlsx|xls|ods|csv|bin)$/.exec(url) ?? []
  return key === undefined ? undefined : { key, fileType: fileType as UploadType }
}

/** Deletes what nobody claimed within a day; answers how many. For a daily round. */
export async function dropUnclaimed(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with dropped as (
      delete from upload where account_id is null and created_at < ${new Date(now.getTime() - day)} returning key
    )
    select count(*)::int as count from dropped
  `.execute(db)
  return rows[0]?.count ?? 0
}
