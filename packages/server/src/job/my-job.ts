import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { myJob } from '@xinpu/contract/job'
import { Refusal } from '@xinpu/contract/refusal'
import { wordsOf } from '@xinpu/trade/words'
import { cleanHtml } from '../core/clean-html.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { throttle } from '../core/throttle.ts'
import { wrong } from '../enterprise/application-draft.ts'
import { contactNamed } from '../enterprise/contact-queries.ts'
import { certifiedOf, enterpriseIdOf } from '../enterprise/membership.ts'
import { jobs, presentJobs } from './job-queries.ts'

/** Jobs that a company may add in a day. */
const pace = { most: 100, minutes: 24 * 60 }

export const myJobHandlers: HandlersOf<typeof myJob> = {
  async list({ status, ...page }, context) {
    const { db, user } = context
    const query = jobs(db)
      .where('job_post.enterprise_id', '=', await enterpriseIdOf(db, user.id))
      .$if(status !== undefined, (found) => found.where('job_post.status', '=', status ?? 'open'))
      .orderBy('job_post.updated_at', 'desc')
      .orderBy('job_post.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    const [shown, counts] = await Promise.all([presentJobs(context, rows), deliveryCounts(db, rows)])
    return { data: shown.map((each) => ({ ...each, ...(counts.get(each.id) ?? noneSent) })), totalRecord: total }
  },

  async add(draft, context) {
    const { db, user, now } = context
    const company = await certifiedOf(db, user.id)
    await throttle(context, `job ${company.enterprise_id}`, pace)
    const values = await columnsOf(db, { id: company.enterprise_id, name: company.name }, draft)
    return db
      .insertInto('job_post')
      .values({ ...values, enterprise_id: company.enterprise_id, created_at: now(), updated_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow()
  },

  async update({ id, ...draft }, { db, user, now }) {
    const company = await certifiedOf(db, user.id)
    const values = await columnsOf(db, { id: company.enterprise_id, name: company.name }, draft)
    const changed = await db
      .updateTable('job_post')
      .set({ ...values, updated_at: now() })
      .where('id', '=', id)
      .where('enterprise_id', '=', company.enterprise_id)
      .returning('id')
      .execute()
    if (changed.length === 0) throw unknownJob()
    return null
  },

  async setStatus({ ids, status }, { db, user, now }) {
    const own = await ownJobs(db, user.id, ids)
    const change = { status: status === 1 ? ('open' as const) : ('closed' as const), updated_at: now() }
    await db
      .updateTable('job_post')
      .set(change)
      .where('id', '=', oneOf(own))
      .where('status', '<>', change.status)
      .execute()
    return null
  },

  async remove({ ids }, { db, user }) {
    const own = await ownJobs(db, user.id, ids)
    await db.deleteFrom('job_post').where('id', '=', oneOf(own)).execute()
    return null
  },
}

const noneSent = { deliveryCount: 0, newCount: 0 }

/** How many applied for each of some jobs, and how many of them nobody has looked at. */
async function deliveryCounts(db: Db, rows: readonly { id: number }[]) {
  const counted = await db
    .selectFrom('job_delivery')
    .select(({ fn }) => [
      'job_id',
      fn.countAll<number>().as('deliveryCount'),
      fn.countAll<number>().filterWhere('status', '=', 'sent').as('newCount'),
    ])
    .where('job_id', '=', oneOf(rows.map(({ id }) => id)))
    .groupBy('job_id')
    .execute()
  return new Map(counted.map(({ job_id, ...counts }) => [job_id, counts]))
}

const unknownJob = () => new Refusal('没有找到这个职位', 'NOT_FOUND')

/** Some jobs of somebody's company, all of them or none. */
async function ownJobs(db: Db, accountId: number, ids: readonly number[]): Promise<number[]> {
  const found = await db
    .selectFrom('job_post')
    .select('id')
    .where('enterprise_id', '=', await enterpriseIdOf(db, accountId))
    .where('id', '=', oneOf(ids))
    .execute()
  if (found.length < new Set(ids).size) throw unknownJob()
  return found.map(({ id }) => id)
}

type Draft = ParsedOf<typeof myJob.add>

interface Company {
  id: number
  name: string
}

/** What a draft becomes in the table; refuses what hangs together wrongly. */
async function columnsOf(db: Db, company: Company, draft: Draft) {
  refuseWrongPay(draft)
  const category = await categoryNamed(db, draft.categoryId)
  const { title, city, education, experience, tags = [], salaryMin = null, salaryMax = null, contactId = null } = draft
  if (contactId !== null) await contactNamed(db, { kind: 'enterprise', id: company.id }, contactId)
  return {
    title,
    city,
    education,
    experience,
    ...textsOf(draft),
    salary_min: salaryMin,
    salary_max: salaryMax,
    category_id: draft.categoryId,
    tags: [...new Set(tags)],
    address: draft.address ?? '',
    contact_id: contactId,
    words: jobWords([title, category, ...tags, company.name, city]),
  }
}

function refuseWrongPay({ salaryMin, salaryMax }: Draft): void {
  if (salaryMax === undefined) return
  if (salaryMin === undefined) throw wrong('salaryMin', '请填写最低月薪')
  if (salaryMax < salaryMin) throw wrong('salaryMax', '最高月薪不能低于最低月薪')
}

async function categoryNamed(db: Db, id: number): Promise<string> {
  const category = await db.selectFrom('job_category').select('name').where('id', '=', id).executeTakeFirst()
  if (!category) throw wrong('categoryId', '没有找到这个职位类别，请重新选择')
  return category.name
}

function textsOf(draft: Draft) {
  const [description, requirement] = [cleanHtml(draft.description), cleanHtml(draft.requirement)]
  if (!description) throw wrong('description', '请填写职位描述')
  if (!requirement) throw wrong('requirement', '请填写任职要求')
  return { description, requirement }
}

/** What a job is found by. */
export const jobWords = (texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => wordsOf(text)))]
