import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { runDaily } from '../core/daily.ts'
import { pathOf } from './folder-store.ts'
import { keepBytes } from './keep-bytes.ts'
import { namingColumns, type NamingColumn } from './naming-columns.ts'
import { dropBytes, dropStrayBytes, dropUnnamedFiles, prefixes } from './unnamed-bytes.ts'
import { dropFileRows } from './unnamed-files.ts'
import { dropUnnamedUploads } from './unnamed-uploads.ts'
import { claimUpload, dropUnclaimed, readUrl, storeUpload } from './upload-store.ts'

const hour = 3_600_000
const day = 24 * hour
const uuid = 'a-browser-of-somebody'

let house: TestHouse
let person: Person & { uid: number }
let pictures: File[]

beforeAll(async () => {
  house = await openHouse()
  person = await house.login()
  pictures = await Promise.all(['#f00', '#0f0', '#00f'].map(pictureOf))
})
afterAll(async () => house[Symbol.asyncDispose]())

async function pictureOf(background: string) {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'a.png')
}

const needs = () => house.house
const bytesOnDisk = async () => {
  const names = await readdir(needs().files.place, { recursive: true, withFileTypes: true })
  return names.flatMap((entry) => (/^[\da-f]{64}$/.test(entry.name) ? [entry.name] : [])).sort()
}
const isThere = async (url: string) => (await house.app.inject({ url })).statusCode === 200
/** What the person sends, or a visitor with the person's browser: without a session, which ends as time passes. */
function send(number = 0, isVisitor = false) {
  const user = isVisitor ? null : { id: person.uid, sessionId: 0, roles: new Set<never>() }
  const file = pictures[number] as File
  return storeUpload({ ...needs(), user, uuid, address: '192.0.2.1' }, file, 'avatar')
}
const wear = (avatar: string) => house.as(person).account.profile.update({ avatar })
const document = (words: string) => ({ bytes: Buffer.from(`%PDF-1.7 ${words}`), type: 'application/pdf' })
const daily = () =>
  runDaily(needs(), { info: () => {}, error: (error: unknown) => expect.fail(String(error)) } as never)

async function sweep() {
  await dropUnclaimed(needs().db, needs().now())
  await dropUnnamedUploads(needs())
  await dropUnnamedFiles(needs())
  await dropStrayBytes(needs(), prefixes)
}

test('the bytes of an avatar that was replaced go with the daily work after a day, those of the next one stay', async () => {
  const [first, second, third] = [await send(0), await send(1), await send(2)]
  await wear(first.url)
  await wear(second.url)
  await daily()
  expect([await isThere(first.url), await isThere(third.url)]).toEqual([true, true])
  house.pass(day + hour)
  await daily()
  expect([await isThere(first.url), await isThere(second.url), await isThere(third.url)]).toEqual([false, true, false])
  expect(await bytesOnDisk()).toHaveLength(1)
})

test.each([
  ['in a text', (url: string) => `见 https://xinpu.example${url} 。`],
  ['in a link', (url: string) => `/go?to=${encodeURIComponent(url)}`],
])('an upload whose address stands %s is named', async (_, write) => {
  const { url } = await send()
  await needs()
    .db.updateTable('account')
    .set({ intro: write(url) })
    .execute()
  house.pass(day + hour)
  await sweep()
  expect(await isThere(url)).toBe(true)
  await needs().db.updateTable('account').set({ intro: '' }).execute()
  await sweep()
  expect(await isThere(url)).toBe(false)
})

test('a draft of a review names what it shows', async () => {
  const { url } = await send()
  const draft = JSON.stringify({ logo: url })
  const matter = { kind: 'brand' as const, target_id: 1, account_id: person.uid, title: '', draft }
  const { id } = await needs().db.insertInto('audit').values(matter).returning('id').executeTakeFirstOrThrow()
  house.pass(day + hour)
  await sweep()
  expect(await isThere(url)).toBe(true)
  await needs().db.deleteFrom('audit').where('id', '=', id).execute()
})

test('the same bytes sent between the two halves of a round stay', async () => {
  const sha256 = await keepBytes(needs(), document('twice'))
  house.pass(day + hour)
  const dropped = await dropFileRows(needs())
  expect(dropped).toContain(sha256)
  await keepBytes(needs(), document('twice'))
  await dropBytes(needs(), dropped)
  await dropStrayBytes(needs(), prefixes)
  expect(await bytesOnDisk()).toContain(sha256)
})

test('the same bytes sent at the moment they are dropped are there, whoever was first', async () => {
  for (let round = 0; round < 10; round += 1) {
    const sha256 = await keepBytes(needs(), document('at once'))
    house.pass(day + hour)
    await Promise.all([
      dropUnnamedFiles(needs()),
      dropStrayBytes(needs(), prefixes),
      keepBytes(needs(), document('at once')),
    ])
    expect(await bytesOnDisk()).toContain(sha256)
  }
})

test('bytes without a row have a day; what is not of the files is not touched', async () => {
  const lost = await needs().files.put(document('lost').bytes)
  const fresh = { ...needs(), now: () => new Date() }
  await dropStrayBytes(fresh, prefixes)
  expect(await bytesOnDisk()).toContain(lost)
  const old = new Date(Date.now() - day - hour)
  await utimes(join(needs().files.place, pathOf(lost)), old, old)
  await dropStrayBytes(fresh, prefixes)
  expect(await bytesOnDisk()).not.toContain(lost)
  expect(await readdir(needs().files.place)).toContain('store-id')
})

test('bytes that cannot be told to be nobody’s are put back', async () => {
  const lost = await needs().files.put(document('in doubt').bytes)
  house.pass(day + hour)
  const breaking = needs().db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'DeleteQueryNode') throw new Error('away')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await expect(dropBytes({ ...needs(), db: breaking }, [lost])).rejects.toThrow('away')
  expect(await bytesOnDisk()).toContain(lost)
  expect(await dropBytes(needs(), [lost])).toBe(1)
})

test('every column that holds the hash of a file keeps its row from going', async () => {
  const named = [...(await namingColumns(needs().db, 'file')), ...(await namingColumns(needs().db, 'spec_check'))]
  // What is announced or has come in parts is not in the store yet.
  const { rows } = await sql<NamingColumn>`
    select class.relname as table, attname as column from pg_attribute join pg_class class on class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attname like '%sha256'
      and relname not in ('file', 'upload_ticket', 'upload_part')
    order by 1, 2
  `.execute(needs().db)
  expect(rows.length).toBeGreaterThan(4)
  expect(named).toEqual(expect.arrayContaining(rows))
})

interface Sent {
  url: string
  at: number
}

const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom('send' as const, 'sendAtOnce' as const),
    picture: fc.nat(2),
    isVisitor: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('name' as const), index: fc.nat(20) }),
  fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constantFrom('clear' as const, 'sweep' as const) }),
)

test('whatever people do, named bytes stay, and after a day without a name they are gone', async () => {
  const account = () => needs().db.updateTable('account').where('id', '=', person.uid)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      const sent: Sent[] = []
      let named: string | undefined
      const clear = async () => void (await account().set({ avatar: '' }).execute(), (named = undefined))
      const name = async ({ url, at }: Sent) => {
        const terms = { url, purposes: ['avatar'] as const, accountId: person.uid, uuid }
        const isClaimed = await claimUpload(needs().db, terms)
        const isDue = named === url || needs().now().getTime() - at < day
        expect(isClaimed || !isDue).toBe(true)
        if (isClaimed)
          await account()
            .set({ avatar: (named = url) })
            .execute()
      }
      const add = async (picture: number, isVisitor: boolean) => {
        const at = needs().now().getTime()
        const { url } = await send(picture, isVisitor)
        sent.push({ url, at })
      }
      const expectThere = async () => {
        if (named) expect(await isThere(named)).toBe(true)
        const young = sent.filter(({ at }) => needs().now().getTime() - at < day - hour / 2)
        for (const { url } of young) expect(await isThere(url)).toBe(true)
      }
      await clear()
      for (const taken of steps) {
        if (taken.kind === 'send') await add(taken.picture, taken.isVisitor)
        if (taken.kind === 'sendAtOnce') await Promise.all([sweep(), add(taken.picture, taken.isVisitor)])
        if (taken.kind === 'name') {
          const one = sent[taken.index % Math.max(1, sent.length)]
          if (one) await name(one)
        }
        if (taken.kind === 'pass') house.pass(taken.hours * hour)
        if (taken.kind === 'clear') await clear()
        if (taken.kind === 'sweep') await sweep()
        await expectThere()
      }
      house.pass(day + hour)
      await sweep()
      await expectThere()
      expect(await bytesOnDisk()).toEqual(named ? [await hashAt(named)] : [])
    }),
    { numRuns: 25 },
  )
}, 120_000)

async function hashAt(url: string): Promise<string> {
  const { sha256 } = await needs()
    .db.selectFrom('upload')
    .select('sha256')
    .where('key', '=', readUrl(url)?.key ?? '')
    .executeTakeFirstOrThrow()
  return sha256
}
