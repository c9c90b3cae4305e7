import type { upload } from '@xinpu/contract/disk'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context, House } from '../core/context.ts'
import { contextOf } from '../core/request-context.ts'
import { fileRefusal } from './file-refusal.ts'
import { sendStored } from './send-stored.ts'
import type { UploadReader } from './upload-kind.ts'
import { contentTypes, readUrl, urlOf, type UploadType } from './upload-store.ts'

interface Row {
  key: string
  account_id: number | null
  /** The browser that sent it, where nobody was logged in and no account has taken it. */
  uuid: string | null
  purpose: string
  name: string
  file_type: UploadType
  sha256: string
}

/** Files that people sent, by the address that the upload answered. */
export function uploadRoutes(app: FastifyInstance, house: House) {
  app.get('/oss/:file', async (request, reply) => {
    const row = await rowAt(house, request)
    const isOpen = isForEverybody(house, row)
    if (!isOpen) await refuseStranger(house, row, { request, reply })
    const cacheControl = isOpen ? 'public, max-age=31536000, immutable' : 'private, no-cache'
    reply.headers(headersOf(row)).header('cache-control', cacheControl)
    return sendStored(house, reply, row.sha256)
  })
}

const isForEverybody = ({ brought }: House, { purpose }: Row): boolean => {
  const allowance = brought.uploads[purpose as upload.UploadPurpose]
  return allowance !== 'unbuilt' && allowance.seenBy === 'everybody'
}

async function rowAt({ db }: House, { params }: FastifyRequest): Promise<Row> {
  const at = readUrl(`/files/oss/${(params as { file: string }).file}`)
  const row =
    at &&
    (await db
      .selectFrom('upload')
      .select(['key', 'account_id', 'uuid', 'purpose', 'name', 'file_type', 'sha256'])
      .where('key', '=', at.key)
      .where('file_type', '=', at.fileType)
      .executeTakeFirst())
  if (!row) throw fileRefusal('没有找到这个文件', 'NOT_FOUND')
  return row
}

interface Asked {
  request: FastifyRequest
  reply: FastifyReply
}

/** What not everybody sees is between its owner, the reviewers, and whom a domain lets see it. */
async function refuseStranger(house: House, row: Row, { request, reply }: Asked) {
  const context = await contextOf(house, request, reply)
  if (isFromHere(row, context)) return
  // A picture on a page sends no token: the cookie is all there is.
  const reader = context.user ?? (await house.sessions.holderOf(context.cookies))
  if (reader && (row.account_id === reader.id || reader.roles.has('admin'))) return
  if (await isLet(house, { url: urlOf(row), readerId: reader?.id })) return
  throw reader ? fileRefusal('没有权限查看这个文件', 'FORBIDDEN') : fileRefusal('请先登录', 'NEED_LOGIN')
}

async function isLet({ db, brought }: House, look: Parameters<UploadReader>[1]): Promise<boolean> {
  for (const mayRead of brought.readers) if (await mayRead(db, look)) return true
  return false
}

/** Who registers sees the licence they have just sent: their browser's cookie is all there is to know them by. */
const isFromHere = ({ uuid }: Row, { cookies }: Context): boolean => uuid !== null && cookies.read('uuid') === uuid

/** Nothing that people sent runs, frames or is guessed at, on our own origin. A PDF is saved; our viewer reads bytes. */
function headersOf({ name, file_type }: Row) {
  const way = ['jpg', 'png', 'webp'].includes(file_type) ? 'inline' : 'attachment'
  return {
    'content-type': contentTypes[file_type],
    'content-disposition': `${way}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}
