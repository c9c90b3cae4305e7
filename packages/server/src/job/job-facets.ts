import type { job } from '@xinpu/contract/job'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { mayPay, narrowed, openJobs, type Filter } from './job-queries.ts'

/** Names that a filter offers, the most frequent first. */
const mostNames = 60
/** Yuan a month. */
const step = 5000
const topStep = 80_000

/** What open jobs can be narrowed by; each filter is counted under the others, not under itself. */
export async function jobFacets(db: Db, filter: Filter): Promise<job.JobFacets> {
  const under = (without: keyof Filter) => narrowed(openJobs(db), { ...filter, [without]: undefined })
  const [cities, tags, educations, experiences, salaries] = await Promise.all([
    counted(under('city'), sql<string>`job_post.city`),
    counted(under('tag'), sql<string>`unnest(job_post.tags)`),
    counted(under('education'), sql<job.JobVO['education']>`job_post.education`),
    counted(under('experience'), sql<job.JobVO['experience']>`job_post.experience`),
    counted(under('salaryMin').where('job_post.salary_min', 'is not', null), steps),
  ])
  return {
    cities,
    tags,
    educations,
    experiences,
    salaries: salaries
      .map(({ name, count }) => ({ from: name, count }))
      .toSorted((one, other) => one.from - other.from),
  }

  function counted<Name>(query: ReturnType<typeof openJobs>, name: ReturnType<typeof sql<Name>>) {
    const named = query.clearSelect().select(name.as('name')).as('named')
    return db
      .selectFrom(named)
      .select(['named.name', sql<number>`count(*)::int`.as('count')])
      .groupBy('named.name')
      .orderBy('count', 'desc')
      .orderBy('named.name')
      .limit(mostNames)
      .execute() as Promise<{ name: Name; count: number }[]>
  }
}

const steps = sql<number>`least(${mayPay} / ${sql.lit(step)} * ${sql.lit(step)}, ${sql.lit(topStep)})`
