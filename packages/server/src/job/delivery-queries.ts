import type { delivery } from '@xinpu/contract/job'
import { presentPerson } from '../account/person.ts'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { UploadReader } from '../storage/upload-kind.ts'
import { jobs, presentJobs } from './job-queries.ts'

/** Applications with the job and who applies, the latest first. */
const deliveries = (db: Db) =>
  jobs(db)
    .innerJoin('job_delivery', 'job_delivery.job_id', 'job_post.id')
    .innerJoin('account', 'account.id', 'job_delivery.account_id')
    .clearSelect()
    .select(['job_delivery.id', 'job_delivery.job_id', 'job_delivery.account_id', 'job_delivery.name'])
    .select(['job_delivery.mobile', 'job_delivery.resume_url', 'job_delivery.remark', 'job_delivery.status'])
    .select(['job_delivery.resume_name', 'job_delivery.answer', 'job_delivery.answered_at'])
    .select([
      'job_delivery.created_at',
      'account.avatar',
      'account.nick_name',
      'job_post.title',
      'enterprise.name as company',
    ])
    .orderBy('job_delivery.created_at', 'desc')
    .orderBy('job_delivery.id', 'desc')

/** Those that a person sent. */
export const deliveriesBy = (db: Db, accountId: number) =>
  deliveries(db).where('job_delivery.account_id', '=', accountId)

/** Those that a company received. */
export const deliveriesTo = (db: Db, enterpriseId: number) =>
  deliveries(db).where('job_post.enterprise_id', '=', enterpriseId)

/** How many a company received in every status, of one job or of all. */
export const countsTo = (db: Db, enterpriseId: number, jobId?: number) =>
  db
    .selectFrom('job_delivery')
    .innerJoin('job_post', 'job_post.id', 'job_delivery.job_id')
    .select(({ fn }) => ['job_delivery.status', fn.countAll<number>().as('count')])
    .where('job_post.enterprise_id', '=', enterpriseId)
    .$if(jobId !== undefined, (found) => found.where('job_post.id', '=', jobId ?? 0))
    .groupBy('job_delivery.status')
    .execute()

type Row = Awaited<ReturnType<ReturnType<typeof deliveries>['executeTakeFirstOrThrow']>>

/** The bridge from rows to the wire; two statements more for any number. */
export async function presentDeliveries(
  context: Pick<Context, 'db' | 'user'>,
  rows: readonly Row[],
): Promise<delivery.JobDelivery[]> {
  const ids = [...new Set(rows.map(({ job_id }) => job_id))]
  const found = ids.length > 0 ? await jobs(context.db).where('job_post.id', 'in', ids).execute() : []
  const byId = new Map((await presentJobs(context, found)).map((job) => [job.id, job]))
  return rows.flatMap((row) => {
    const job = byId.get(row.job_id)
    return job ? [{ ...presentDelivery(row), job }] : []
  })
}

const presentDelivery = (row: Row): Omit<delivery.JobDelivery, 'job'> => ({
  id: row.id,
  user: presentPerson({ id: row.account_id, avatar: row.avatar, nickName: row.nick_name }),
  name: row.name,
  mobile: row.mobile,
  resumeUrl: row.resume_url,
  resumeName: row.resume_name,
  status: row.status,
  createTime: row.created_at.toISOString(),
  ...(row.remark && { remark: row.remark }),
  ...(row.answer && { answer: row.answer }),
  ...(row.answered_at && { answerTime: row.answered_at.toISOString() }),
})

/** The company that a resume was sent to sees it. */
export const seesResume: UploadReader = async (db, { url, readerId }) => {
  if (readerId === undefined) return false
  const row = await db
    .selectFrom('job_delivery')
    .innerJoin('job_post', 'job_post.id', 'job_delivery.job_id')
    .innerJoin('enterprise_member', 'enterprise_member.enterprise_id', 'job_post.enterprise_id')
    .select('job_delivery.id')
    .where('resume_url', '=', url)
    .where('enterprise_member.account_id', '=', readerId)
    .where('enterprise_member.status', '=', 'joined')
    .executeTakeFirst()
  return row !== undefined
}
