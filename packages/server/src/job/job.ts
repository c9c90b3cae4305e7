import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { job } from '@xinpu/contract/job'
import { Refusal } from '@xinpu/contract/refusal'
import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import { readerOf } from '../article/reading.ts'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { contactsOf, presentContact, underStars } from '../enterprise/contact-queries.ts'
import { presentEnterprises } from '../enterprise/enterprise-page.ts'
import { certifiedEnterprises } from '../enterprise/enterprise-queries.ts'
import { jobFacets } from './job-facets.ts'
import { jobs, narrowed, openJobs, presentJobs, type JobQuery, type JobRow } from './job-queries.ts'

/** Jobs like this one that its page shows. */
const likeMost = 6

export const jobHandlers: HandlersOf<typeof job> = {
  async list({ pageIndex, pageSize, sort, ...filter }, context) {
    const query = orders[sort](narrowed(openJobs(context.db), filter))
    const { rows, total } = await paginate(context.db, query, { pageIndex, pageSize }, 'kept')
    return { data: await presentJobs(context, rows), totalRecord: total }
  },

  facets: (filter, { db }) => jobFacets(db, filter),

  async detail({ id }, context) {
    const row = await jobs(context.db)
      .select(['job_post.description', 'job_post.requirement', 'job_post.address', 'job_post.contact_id'])
      .where('job_post.id', '=', id)
      .where('enterprise.status', '=', 'certified')
      .executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个职位，它可能已被删除', 'NOT_FOUND')
    await countView(context, id)
    const [[shown], enterprise, contact, recommends] = await Promise.all([
      presentJobs(context, [row]),
      companyOf(context, row.enterprise_id),
      contactOf(context, row),
      jobsLike(context, row),
    ])
    if (!shown) throw new Refusal('没有找到这个职位，它可能已被删除', 'NOT_FOUND')
    return {
      ...shown,
      description: row.description,
      requirement: row.requirement,
      isDelivered: shown.delivery !== undefined,
      recommends,
      ...(row.address && { address: row.address }),
      ...(contact && { contact }),
      ...(enterprise && { enterprise }),
    }
  },

  async category(_, { db }) {
    const { rows } = await sql<job.JobCategory>`
      select id, name, parent_id as "parentId", case when parent_id is null then 1 else 2 end as level, '[]'::json as children,
        (select count(*)::int from job_post where status = 'open'
          and category_id in (select below.id from job_category below where below.id = job_category.id or below.parent_id = job_category.id)) as count
      from job_category order by position, id
    `.execute(db)
    const below = Map.groupBy(rows, ({ parentId }) => parentId)
    return (below.get(null) ?? []).map((top) => ({
      ...top,
      children: (below.get(top.id) ?? []).map(({ children: _none, ...leaf }) => leaf),
    }))
  },

  async hot({ size }, context) {
    const rows = await openJobs(context.db)
      .orderBy('job_post.view_count', 'desc')
      .orderBy('job_post.id', 'desc')
      .limit(size)
      .execute()
    return presentJobs(context, rows)
  },
}

const orders: Record<ParsedOf<typeof job.list>['sort'], (found: JobQuery) => JobQuery> = {
  newest: (found) => found.orderBy('job_post.updated_at', 'desc').orderBy('job_post.id', 'desc'),
  salary: (found) =>
    found
      .orderBy(sql`coalesce(job_post.salary_max, job_post.salary_min) desc nulls last`)
      .orderBy('job_post.id', 'desc'),
}

/** Counts whoever looks once a day: a person, or all visitors of one place. */
async function countView(context: Context, id: number): Promise<void> {
  const { reader, day } = readerOf(context, context.now())
  await sql`
    with looked as (
      insert into job_post_view (job_id, viewer, day) values (${id}, ${reader}, ${day}::date)
      on conflict do nothing returning job_id
    )
    update job_post set view_count = view_count + 1 where id in (select job_id from looked)
  `.execute(context.db)
}

async function companyOf(context: Context, id: number) {
  const rows = await certifiedEnterprises(context.db).where('enterprise.id', '=', id).execute()
  return (await presentEnterprises(context, rows))[0]
}

/** Whom to call: the contact that the job names, else the company's first; the numbers are asked for one by one. */
async function contactOf({ db }: Context, row: { contact_id: number | null; enterprise_id: number }) {
  const rows = await contactsOf(db, { kind: 'enterprise', id: row.enterprise_id }).execute()
  const told = rows.find(({ id }) => id === row.contact_id) ?? rows[0]
  return told && underStars(presentContact(told))
}

/** Open jobs of the same kind, those of the same city first. */
async function jobsLike(context: Context, { id, category_id, city }: JobRow): Promise<job.JobVO[]> {
  const rows = await openJobs(context.db)
    .where('job_post.category_id', '=', category_id)
    .where('job_post.id', '<>', id)
    .orderBy(sql`job_post.city = ${city} desc`)
    .orderBy('job_post.updated_at', 'desc')
    .limit(likeMost)
    .execute()
  return presentJobs(context, rows)
}

/** Looks of earlier days need not be remembered: whoever comes again counts again. */
export const forgetViews = (db: Db, now: Date) =>
  sql`delete from job_post_view where day < ${fullDay(now)}::date`.execute(db).then(() => undefined)
