import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { job } from '@xinpu/contract/job'
import { wordsOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'

/** Jobs with who offers them, for lists. */
export const jobs = (db: Db) =>
  db
    .selectFrom('job_post')
    .innerJoin('enterprise', 'enterprise.id', 'job_post.enterprise_id')
    .innerJoin('job_category', 'job_category.id', 'job_post.category_id')
    .select([
      'job_post.id',
      'job_post.title',
      'job_post.city',
      'job_post.salary_min',
      'job_post.salary_max',
      'job_post.education',
      'job_post.experience',
    ])
    .select([
      'job_post.tags',
      'job_post.status',
      'job_post.view_count',
      'job_post.created_at',
      'job_post.updated_at',
      'job_post.category_id',
    ])
    .select([
      'job_post.enterprise_id',
      'enterprise.name as company',
      'enterprise.logo',
      'job_category.name as category',
    ])

export type JobQuery = ReturnType<typeof jobs>
export type JobRow = Awaited<ReturnType<JobQuery['executeTakeFirstOrThrow']>>

/** Those that still take applications, of companies that are certified. */
export const openJobs = (db: Db) =>
  jobs(db).where('job_post.status', '=', 'open').where('enterprise.status', '=', 'certified')

export type Filter = ParsedOf<typeof job.facets>

const degrees = ['any', 'college', 'bachelor', 'master', 'doctor'] as const

/** Narrows jobs; a filter that is left out narrows nothing. */
export function narrowed(query: JobQuery, filter: Filter): JobQuery {
  const { categoryId, education, enterpriseId, experience, keywords = '', city = '', salaryMin = 0, tag = '' } = filter
  const [words, cities] = [wordsOf(keywords), citiesIn(city)]
  return query
    .$if(keywords.trim() !== '', (found) => found.where(sql<boolean>`job_post.words @> ${words}::text[]`))
    .$if(cities.length > 0, (found) => found.where('job_post.city', '=', sql<string>`any (${cities}::text[])`))
    .$if(categoryId !== undefined, (found) => found.where(within(categoryId ?? 0)))
    .$if(enterpriseId !== undefined, (found) => found.where('job_post.enterprise_id', '=', enterpriseId ?? 0))
    .$if(salaryMin > 0, (found) => found.where(sql<boolean>`${mayPay} >= ${salaryMin}`))
    .$if(education !== undefined, (found) =>
      found.where('job_post.education', 'in', degrees.slice(0, degrees.indexOf(education ?? 'any') + 1)),
    )
    .$if(experience !== undefined, (found) => found.where('job_post.experience', '=', experience ?? 'any'))
    .$if(tag !== '', (found) => found.where(sql<boolean>`${tag} = any (job_post.tags)`))
}

/** What a job may pay at most; one without an upper end more than any number, one that says nothing is null. */
export const mayPay = sql<number>`case when job_post.salary_min is not null then coalesce(job_post.salary_max, 2147483647) end`

/** Names of cities with commas between, Chinese ones too. */
export const citiesIn = (city: string): string[] => city.split(/[,，、]/).flatMap((each) => each.trim() || [])

/** In a category, or in one below it. */
const within = (id: number) =>
  sql<boolean>`job_post.category_id in (select id from job_category where id = ${id} or parent_id = ${id})`

/** What a page of jobs shows beside their rows: the application of whoever asks, and what such jobs pay. */
export async function presentJobs(
  context: Pick<Context, 'db' | 'user'>,
  rows: readonly JobRow[],
): Promise<job.JobVO[]> {
  const [mine, medians] = await Promise.all([deliveriesOf(context, rows), mediansOf(context.db, rows)])
  return rows.map((row) => ({ ...presentJob(row), ...mine.get(row.id), ...medians.get(kindOf(row)) }))
}

/** The bridge from the row to the wire. */
const presentJob = (row: JobRow): job.JobVO => ({
  id: row.id,
  title: row.title,
  companyName: row.company,
  enterpriseId: row.enterprise_id,
  city: row.city,
  education: row.education,
  experience: row.experience,
  categoryId: row.category_id,
  categoryName: row.category,
  tags: row.tags,
  status: row.status,
  viewCount: row.view_count,
  createTime: row.created_at.toISOString(),
  updateTime: row.updated_at.toISOString(),
  ...(row.logo && { logo: row.logo }),
  ...(row.salary_min !== null && { salaryMin: row.salary_min }),
  ...(row.salary_max !== null && { salaryMax: row.salary_max }),
})

async function deliveriesOf({ db, user }: Pick<Context, 'db' | 'user'>, rows: readonly JobRow[]) {
  if (!user || rows.length === 0) return new Map<number, Pick<job.JobVO, 'delivery'>>()
  const found = await db
    .selectFrom('job_delivery')
    .select(['job_id', 'status', 'created_at'])
    .where('account_id', '=', user.id)
    .where('job_id', '=', oneOf(rows.map(({ id }) => id)))
    .execute()
  return new Map(
    found.map((row) => [row.job_id, { delivery: { status: row.status, createTime: row.created_at.toISOString() } }]),
  )
}

/** Fewer jobs of a kind in a city say nothing of what is usual. */
const fewest = 3
const kindOf = ({ category_id, city }: Pick<JobRow, 'category_id' | 'city'>): string => `${category_id} ${city}`

/** The middle of what open jobs of the same kinds and cities pay. */
async function mediansOf(db: Db, rows: readonly JobRow[]): Promise<Map<string, Pick<job.JobVO, 'salaryMedian'>>> {
  if (rows.length === 0) return new Map()
  const { rows: found } = await sql<{ category_id: number; city: string; median: number }>`
    select category_id, city,
      round(percentile_cont(0.5) within group (order by (salary_min + coalesce(salary_max, salary_min)) / 2.0))::int as median
    from job_post
    where status = 'open' and salary_min is not null
      and (category_id, city) in (
        select * from unnest(${rows.map((row) => row.category_id)}::int[], ${rows.map((row) => row.city)}::text[])
      )
    group by category_id, city
    having count(*) >= ${fewest}
  `.execute(db)
  return new Map(found.map((row) => [kindOf(row), { salaryMedian: row.median }]))
}
