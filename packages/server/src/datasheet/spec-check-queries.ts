import { buffer } from 'node:stream/consumers'
import { Refusal } from '@xinpu/contract/refusal'
import type { Selectable } from 'kysely'
import type { Context, House } from '../core/context.ts'
import type { Tables } from '../core/tables.ts'
import { whoOf } from '../storage/upload-turn.ts'
import { keepFile, previewTextOf } from './keep-datasheet.ts'
import { checkSpec, faultSentences } from './spec-check.ts'
import type { SpecFault, SpecReading } from './spec-reading.ts'

/** A file that may become a datasheet. */
export interface CheckedSpec extends Selectable<Tables['spec_check']> {
  preview_sha256: string
}

type Needs = Pick<Context, 'db' | 'files' | 'now' | 'user' | 'address'>

/** What looking into a file came to, from memory where somebody had it looked into; refuses a file with a fault. */
export async function checkedSpec(house: Needs, sha256: string): Promise<CheckedSpec> {
  const row = (await rowOf(house, sha256)) ?? (await checkAnew(house, sha256))
  if (row.fault !== null) throw new Refusal(faultSentences[row.fault as SpecFault], 'FAIL')
  return row as CheckedSpec
}

const rowOf = ({ db }: Pick<House, 'db'>, sha256: string) =>
  db.selectFrom('spec_check').selectAll().where('sha256', '=', sha256).executeTakeFirst()

async function checkAnew(house: Needs, sha256: string) {
  if ((await house.files.sizeOf(sha256)) === undefined) throw new Refusal('文件已丢失，请重新上传', 'NOT_FOUND')
  const reading = await checkSpec(whoOf(house), () => buffer(house.files.read(sha256)))
  // A thread that was cut short may have been so by a busy machine: that is not kept against the file.
  if (reading === 'heavy') throw new Refusal(faultSentences.heavy, 'FAIL')
  return house.db
    .insertInto('spec_check')
    .values({ sha256, checked_at: house.now(), ...(await columnsOf(house, reading)) })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ checked_at: house.now() }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function columnsOf(house: Pick<House, 'db' | 'files' | 'now'>, reading: SpecReading | SpecFault) {
  if (typeof reading === 'string') return { fault: reading }
  const { pageCount, outline, title, text, opening } = reading
  return {
    page_count: pageCount,
    outline: JSON.stringify(withoutNul(outline)),
    title: withoutNul(title).slice(0, 300),
    text: JSON.stringify(withoutNul(text.map((page) => page.slice(0, 20_000)))),
    preview_sha256: await keepFile(house, opening),
  }
}

/** PostgreSQL keeps no NUL and no half of a character. */
function withoutNul<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(withoutNul) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutNul(member)])) as T
}

/** The text of the pages that everyone may read. */
export const previewText = ({ text }: CheckedSpec): string[] => previewTextOf(text)
