import { Refusal } from '@xinpu/contract/refusal'
import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import { digestOfCode, newCode } from '../core/secrets.ts'

const second = 1000
const minute = 60 * second
/** Between two codes to one number (specification, section 9). */
const wait = 60 * second
/** After so many on one day each wait is twice as long as the one before, 64 minutes at most. */
const patient = 3
const mostDoublings = 6
const life = 5 * minute
const mostTries = 5
const mostADay = 10

type Needs = Pick<House, 'db' | 'now'>

/** Sends a new code to a number or an address; the one before it is void. Two requests at once send one. */
export async function sendCode(
  house: Needs,
  recipient: string,
  send: (recipient: string, code: string) => Promise<void>,
): Promise<void> {
  const code = newCode()
  if (!(await reserve(house, recipient, code))) throw await tooFrequent(house, recipient)
  await send(recipient, code)
}

/**
 * Writes the code down unless one went out within the wait or the day's number is used up: one statement, one winner.
 * A code that seems to be sent later than a wait from now tells of a clock that jumped back: it keeps nobody waiting.
 */
async function reserve({ db, now }: Needs, recipient: string, code: string): Promise<boolean> {
  const at = now()
  const day = fullDay(at)
  const row = await db
    .insertInto('sent_code')
    .values({ recipient, code_hash: digestOfCode(recipient, code), expires_at: after(at, life), sent_at: at, day })
    .onConflict((conflict) =>
      conflict
        .column('recipient')
        .doUpdateSet({
          code_hash: digestOfCode(recipient, code),
          expires_at: after(at, life),
          tries: 0,
          sent_at: at,
          day,
          day_count: sql`case when sent_code.day = excluded.day then sent_code.day_count + 1 else 1 end`,
        })
        .where(({ eb, or }) =>
          or([eb('sent_code.sent_at', '<=', after(at, -wait)), eb('sent_code.sent_at', '>', after(at, wait))]),
        )
        .where(
          sql<boolean>`(sent_code.day <> excluded.day or sent_code.sent_at + ${longerWait} <= ${at}::timestamptz
            or sent_code.sent_at > ${after(at, wait)}::timestamptz)`,
        )
        .where(sql<boolean>`(sent_code.day <> excluded.day or sent_code.day_count < ${mostADay})`),
    )
    .returning('recipient')
    .executeTakeFirst()
  return row !== undefined
}

/** The wait in SQL: each code of the day makes it longer. */
const longerWait = sql`interval '60 seconds' * power(2, least(greatest(sent_code.day_count - ${patient}::int, 0), ${mostDoublings}::int))`

async function tooFrequent({ db, now }: Needs, recipient: string): Promise<Refusal> {
  const row = await db
    .selectFrom('sent_code')
    .select(['day_count', sql<Date>`sent_at + ${longerWait}`.as('next_at')])
    .where('recipient', '=', recipient)
    .executeTakeFirst()
  if (!row || row.day_count >= mostADay) return new Refusal('今天获取验证码的次数已用完，请明天再试', 'TOO_FREQUENT')
  const seconds = Math.max(1, Math.ceil((row.next_at.getTime() - now().getTime()) / second))
  const told = seconds <= 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`
  return new Refusal(`操作太频繁，${told}后再试`, 'TOO_FREQUENT', { retryAfter: seconds })
}

/** Looks at a code without using it up: right, in time, and not tried too often. A look is a try. */
export async function tryCode({ db, now }: Needs, recipient: string, code: string): Promise<string> {
  const row = await db
    .updateTable('sent_code')
    .set({ tries: sql`tries + 1` })
    .where('recipient', '=', recipient)
    .where('expires_at', '>', now())
    .returning(['code_hash', 'tries'])
    .executeTakeFirst()
  if (!row) throw new Refusal('验证码已失效，请重新获取')
  if (row.tries > mostTries) throw new Refusal('验证码错误次数过多，请重新获取', 'TOO_FREQUENT')
  if (row.code_hash !== digestOfCode(recipient, code)) throw new Refusal('验证码错误')
  return row.code_hash
}

/** Takes a code, once. */
export async function spendCode(house: Needs, recipient: string, code: string): Promise<void> {
  const codeHash = await tryCode(house, recipient, code)
  if (!(await isFirstToSpend(house, recipient, codeHash))) throw new Refusal('验证码已失效，请重新获取')
}

/** A spent code stays as a row, so that the wait and the day's number still hold. */
async function isFirstToSpend({ db, now }: Needs, recipient: string, codeHash: string): Promise<boolean> {
  const spent = await db
    .updateTable('sent_code')
    .set({ expires_at: new Date(0) })
    .where('recipient', '=', recipient)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now())
    .returning('recipient')
    .executeTakeFirst()
  return spent !== undefined
}

const after = (from: Date, span: number) => new Date(from.getTime() + span)
