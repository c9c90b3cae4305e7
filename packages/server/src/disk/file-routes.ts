import type { FastifyInstance, FastifyReply } from 'fastify'
import type { House } from '../core/context.ts'
import { contextOf } from '../core/request-context.ts'
import { fileRefusal } from '../storage/file-refusal.ts'
import { sendStored } from '../storage/send-stored.ts'
import { disksOf, onAny } from './disk-owner.ts'
import { endingOf } from './file-name.ts'
import { sharedFiles } from './share-queries.ts'

interface Row {
  name: string | null
  sha256: string | null
}

/** Files of the disk for who reaches them, and those of a share for who has its link and code; in ranges. */
export function diskFileRoutes(app: FastifyInstance, house: House) {
  app.get<{ Params: { id: string } }>('/disk/:id', async (request, reply) => {
    const { user, cookies } = await contextOf(house, request, reply)
    // A picture on a page sends no token: the cookie is all there is.
    const reader = user ?? (await house.sessions.holderOf(cookies))
    if (!reader) throw fileRefusal('请先登录', 'NEED_LOGIN')
    return send(house, reply, await ownRow(house, reader, idIn(request.params.id)))
  })

  app.get<{ Params: { key: string; pass: string; id: string } }>('/share/:key/:pass/:id', async (request, reply) => {
    const { key, pass, id } = request.params
    const rows = sharedFiles(house.db, key).where('pass', '=', pass).where('expires_at', '>', house.now())
    return send(house, reply, await rows.where('disk_file.id', '=', idIn(id)).executeTakeFirst())
  })
}

const idIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

const ownRow = async (house: House, reader: { id: number }, id: number): Promise<Row | undefined> =>
  house.db
    .selectFrom('disk_file')
    .select(['name', 'sha256'])
    .where('id', '=', id)
    .where('kind', '=', 'file')
    .where('deleted_at', 'is', null)
    .where(onAny('disk_file', await disksOf({ db: house.db, user: reader })))
    .executeTakeFirst()

async function send(house: House, reply: FastifyReply, row: Row | undefined) {
  if (!row?.sha256) throw fileRefusal('没有找到这个文件', 'NOT_FOUND')
  return sendStored(house, reply.headers(headersOf(row.name ?? '')), row.sha256)
}

/** What a browser shows by itself; anything else is saved. */
const pictures: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
}

/** Nothing that people sent runs, frames or is guessed at, on our own origin. */
function headersOf(name: string) {
  const picture = pictures[endingOf(name)]
  return {
    'content-type': picture ?? 'application/octet-stream',
    'content-disposition': `${picture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  }
}
