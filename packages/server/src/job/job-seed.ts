import { join } from 'node:path'
import type { job } from '@xinpu/contract/job'
import { readSeedTable, seedFolder } from '../catalogue/seed-table.ts'
import type { Db } from '../core/database.ts'
import type { Seed } from '../seed/first-run.ts'
import { jobWords } from './my-job.ts'

const table = join(seedFolder, 'jobs.tsv')
/** Hours between one job and the next, so that a list has days in it. */
const apart = 17

/** Offers the jobs of `seeds/jobs.tsv` at the companies that the first run invents. */
export const seedJobs: Seed = ({ db, now }) =>
  db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('job_post').select('id').limit(1).executeTakeFirst()
    const [companies, categories] = await Promise.all([idsOf(tx, 'enterprise'), idsOf(tx, 'job_category')])
    const jobs = readSeedTable(table).rows.flatMap((row, at) => {
      const [company, category] = [companies.get(row['company'] ?? ''), categories.get(row['category'] ?? '')]
      if (company === undefined || category === undefined) return []
      const when = new Date(now().getTime() - (at * apart + 2) * 3_600_000)
      return [{ ...columnsOf(row), enterprise_id: company, category_id: category, created_at: when, updated_at: when }]
    })
    if (known || jobs.length === 0) return ''
    await tx.insertInto('job_post').values(jobs).execute()
    return `${jobs.length} 个职位`
  })

async function idsOf(tx: Db, table: 'enterprise' | 'job_category'): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom(table).select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

const partsOf = (text = ''): string[] => text.split(';').filter(Boolean)
const listOf = (text = '') =>
  `<ul>${partsOf(text)
    .map((each) => `<li>${each}。</li>`)
    .join('')}</ul>`
const yuan = (text = '') => (text === '' ? null : Number(text))

function columnsOf(row: Record<string, string>) {
  const { title = '', city = '', company = '', category = '', address = '', min, max } = row
  const tags = partsOf(row['tags'])
  return {
    title,
    city,
    address,
    tags,
    salary_min: yuan(min),
    salary_max: yuan(max),
    education: row['education'] as job.JobVO['education'],
    experience: row['experience'] as job.JobVO['experience'],
    description: listOf(row['description']),
    requirement: listOf(row['requirement']),
    words: jobWords([title, category, ...tags, company, city]),
  }
}
