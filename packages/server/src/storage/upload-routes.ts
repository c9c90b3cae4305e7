import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isShownProof } from '../agent/shown-proof.ts'
import { digest } from '../core/secrets.ts'
import { sessionCookie } from '../account/session-store.ts'
import type { Context, House } from '../core/context.ts'
import { contextOf } from '../core/request-context.ts'
import { seesLicence } from '../enterprise/licence-access.ts'
import { fileRefusal } from './file-refusal.ts'
import { contentTypes, readUrl, urlOf, type UploadType } from './upload-store.ts'

/**
 * What anybody may look at; everything else is between its owner, their company and us, but for the proof of a product
 * line once the review passed it.
 */
const open = new Set(['avatar', 'image'])

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
    const isOpen = open.has(row.purpose)
    if (!isOpen) await refuseStranger(house, row, { request, reply })
    if ((await house.files.sizeOf(row.sha256)) === undefined) throw fileRefusal('文件已丢失，请联系我们', 'NOT_FOUND')
    return reply
      .headers(headersOf(row))
      .header('cache-control', isOpen ? 'public, max-age=31536000, immutable' : 'private, no-cache')
      .sendFile(house.files.pathOf(row.sha256), { contentType: false, cacheControl: false })
  })
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

async function refuseStranger(house: House, row: Row, { request, reply }: Asked) {
  const context = await contextOf(house, request, reply)
  if (isFromHere(row, context) || (await isShownProof(house.db, urlOf(row)))) return
  const reader = await readerOf(house, context)
  if (!reader) throw fileRefusal('请先登录', 'NEED_LOGIN')
  if (row.account_id === reader.id || reader.isAdmin || (await seesLicence(house.db, reader.id, urlOf(row)))) return
  throw fileRefusal('没有权限查看这个文件', 'FORBIDDEN')
}

/** Who registers sees the licence they have just sent: their browser's cookie is all there is to know them by. */
const isFromHere = ({ uuid }: Row, { cookies }: Context): boolean => uuid !== null && cookies.read('uuid') === uuid

/** Whoever looks: by the token of a call, or by the cookie, which is all that a picture on a page sends. */
async function readerOf(house: House, { user, cookies }: Context) {
  if (user) return { id: user.id, isAdmin: user.roles.has('admin') }
  const sid = cookies.read(sessionCookie)
  const row = sid ? await holderOf(house, sid) : undefined
  return row && { id: row.id, isAdmin: row.roles.includes('admin') }
}

const holderOf = ({ db, now }: House, sid: string) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.roles'])
    .where('sid_hash', '=', digest(sid))
    .where('sid_expires', '>', now())
    .where('is_blocked', '=', false)
    .executeTakeFirst()

/** Nothing that people sent runs, frames or is guessed at, on our own origin. A PDF is saved; our viewer reads bytes. */
function headersOf({ name, file_type }: Row) {
  const way = file_type === 'pdf' ? 'attachment' : 'inline'
  return {
    'content-type': contentTypes[file_type],
    'content-disposition': `${way}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}
