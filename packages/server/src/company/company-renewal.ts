import type { OutputOf } from '@xinpu/contract/endpoint'
import type { company } from '@xinpu/contract/company'
import { Refusal } from '@xinpu/contract/refusal'
import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Context, House, User } from '../core/context.ts'
import { throttle } from '../core/throttle.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { findNews, presentNews } from './company-news.ts'
import { companyById } from './company-store.ts'
import type { Cause } from './source.ts'
import { askEntry, askSection } from './told-section.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    /** Somebody asked for it, or it is followed and due. */
    companyRenewal: { companyId: number; isAsked?: boolean }
  }
}

type Renewing = Pick<House, 'companies' | 'db' | 'now'> & { cause?: Cause }

/** As many companies as somebody who buys looks into on a day. */
const pace = { most: 30, minutes: 24 * 60 }

/** What a person who renews waits for; the other lists that are stored follow in a job. */
const present = ['change', 'holder', 'staff'] as const

/** Has a company told anew, once a day in China for everybody; a try that failed is none. */
export async function renewNow(
  context: Context & { user: User },
  companyId: number,
): Promise<OutputOf<typeof company.renew>> {
  const { db, now, log, user } = context
  await companyById(db, companyId)
  await throttle(context, `company renewal ${user.id}`, pace)
  const day = fullDay(now())
  if (!(await takeDay(context, companyId, day))) throw new Refusal('这家企业今天已更新过，明天可再更新', 'TOO_FREQUENT')
  try {
    await renew(context, companyId, present)
  } catch (error) {
    await db.deleteFrom('company_renewal').where('company_id', '=', companyId).where('day', '=', day).execute()
    log.warn({ err: error, company: companyId }, 'the provider told nothing')
    throw new Refusal('工商数据源暂时连不上，显示的仍是上次的数据，请稍后再试')
  }
  await enqueue(db, 'companyRenewal', [{ key: `${companyId} ${day}`, payload: { companyId, isAsked: true } }])
  return { updateTime: now().toISOString(), changes: await newsSince(context, companyId) }
}

/** Of several who ask on a day one gets it. */
async function takeDay({ db, now }: Renewing, companyId: number, day: string): Promise<boolean> {
  const row = await db
    .insertInto('company_renewal')
    .values({ company_id: companyId, day, told_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('company_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Asks for the entry and some lists, and finds what changed. */
async function renew(renewing: Renewing, companyId: number, sections: readonly string[]): Promise<void> {
  const row = await companyById(renewing.db, companyId)
  await askEntry(renewing, row)
  for (const section of sections) await findNews(renewing, row, section, () => askSection(renewing, row, section))
}

async function newsSince({ db, now }: Renewing, companyId: number) {
  const rows = await db
    .selectFrom('company_news')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('found_at', '>=', new Date(now().getTime() - 60_000))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(presentNews)
}

interface Due {
  companyId: number
  isAsked?: boolean
}

/** The job: every list of a company that is stored. */
export async function runRenewal(house: House, { companyId, isAsked }: Due): Promise<void> {
  const { companies, db, now } = house
  const rows = await db.selectFrom('company_section').select('section').where('company_id', '=', companyId).execute()
  const stored = rows.map(({ section }) => section).filter((section) => !section.startsWith('personnel:'))
  await renew({ companies, db, now, cause: isAsked ? 'looked' : 'due' }, companyId, [...new Set(['change', ...stored])])
  await db
    .deleteFrom('company_row')
    .where('company_id', '=', companyId)
    .where('section', 'like', 'personnel:%')
    .execute()
  await db
    .deleteFrom('company_section')
    .where('company_id', '=', companyId)
    .where('section', 'like', 'personnel:%')
    .execute()
}

/** Followed companies that a round of the daily work has renewed. */
const mostPerRound = 500

/** Has those that somebody follows told anew once a day. */
export async function renewFollowed({ db, now }: Renewing): Promise<number> {
  const day = fullDay(now())
  const { rows } = await sql<{ id: number }>`
    select distinct company.id from follow join company on company.id = follow.target_id
    where follow.type = 'company' and company.told_at < ${now()}::timestamptz - interval '20 hours'
    order by company.id limit ${mostPerRound}`.execute(db)
  await enqueue(
    db,
    'companyRenewal',
    rows.map(({ id }) => ({ key: `${id} ${day}`, payload: { companyId: id } })),
  )
  return rows.length
}
