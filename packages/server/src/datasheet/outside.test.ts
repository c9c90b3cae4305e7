import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ApiError } from '@xinpu/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { outsideCache } from '../outside/outside-cache.ts'

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 32)])
let house: TestHouse
let someone: Person & { token: string; uid: number }
let maker: Server
let asked = 0
let ids: number[]

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  someone = await house.login()
  maker = createServer((request, response) => {
    asked += 1
    if (request.url === '/gone.pdf') response.writeHead(404).end()
    else response.end(pdf)
  })
  await new Promise<void>((done) => void maker.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(maker.address() as AddressInfo).port}`
  house.house.outside = outsideCache(join(house.house.settings.dataDir, 'outside'), {
    hosts: [host],
    trusted: ['127.0.0.1'],
    mostBytes: 100_000,
    patience: 5000,
  })
  ids = await namedAt([`http://${host}/tps5430.pdf`, `http://${host}/gone.pdf`, 'https://elsewhere.example/a.pdf', ''])
})
afterAll(async () => {
  maker.close()
  await house[Symbol.asyncDispose]()
})

/** Has parts name these addresses. */
async function namedAt(addresses: readonly string[]): Promise<number[]> {
  const { db } = house.house
  const rows = await db.selectFrom('part').select('id').orderBy('id').limit(addresses.length).execute()
  for (const [at, { id }] of rows.entries())
    await db
      .updateTable('part')
      .set({ datasheet_url: addresses[at] ?? '' })
      .where('id', '=', id)
      .execute()
  return rows.map(({ id }) => id)
}

const outside = (person?: Person) => house.as(person).datasheet.outside
const codeOf = (wish: Promise<unknown>) => wish.then(String, (error: unknown) => (error as ApiError).code)
const file = (id: number, headers: Record<string, string> = {}) =>
  house.app.inject({ url: `/files/outside/${id}.pdf`, headers })

test('a visitor learns what and where it is, and that it may be read here', async () => {
  const [id = 0, , elsewhere = 0] = ids
  expect(await outside().detail({ id })).toMatchObject({
    filename: 'tps5430.pdf',
    sourceHost: '127.0.0.1',
    isReadable: true,
    isGone: false,
  })
  expect(await outside().detail({ id: elsewhere })).toMatchObject({ isReadable: false, isGone: false })
  expect(await codeOf(outside().fileUrl({ id }))).toBe(401)
})

test('many readers fetch it once, and read it from here in pieces', async () => {
  const [id = 0] = ids
  const urls = await Promise.all([1, 2, 3].map(() => outside(someone).fileUrl({ id })))
  expect(urls).toEqual(Array.from({ length: 3 }, () => `/files/outside/${id}.pdf`))
  expect(asked).toBe(1)
  const { token, uid } = someone
  const piece = await file(id, { token, uid: String(uid), range: 'bytes=0-7' })
  expect([piece.statusCode, piece.body, piece.headers['content-type']]).toEqual([206, '%PDF-1.7', 'application/pdf'])
  expect((await file(id)).statusCode).toBe(401)
  expect(await outside().detail({ id })).toMatchObject({ fileSize: pdf.length })
})

test('one that is gone is said to be, until a week is over', async () => {
  const [, id = 0] = ids
  expect(await codeOf(outside(someone).fileUrl({ id }))).toBe(409)
  expect(await outside().detail({ id })).toMatchObject({ isReadable: false, isGone: true })
  house.pass(8 * 24 * 60 * 60_000)
  expect(await outside().detail({ id })).toMatchObject({ isReadable: true, isGone: false })
})

test('a host that is not listed is never asked, and a part without an address has no such datasheet', async () => {
  const [, , elsewhere = 0, none = 0] = ids
  someone = await house.login()
  expect(await codeOf(outside(someone).fileUrl({ id: elsewhere }))).toBe(409)
  expect(await codeOf(outside(someone).detail({ id: none }))).toBe(404)
  const { token, uid } = someone
  const who = { token, uid: String(uid) }
  expect((await file(elsewhere, who)).statusCode).toBe(409)
  expect((await file(none, who)).statusCode).toBe(404)
})
