import type { delivery } from '@xinpu/contract/job'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { throttle } from '../core/throttle.ts'
import { keepUpload } from '../disk/keep-upload.ts'
import { wrong } from '../enterprise/application-draft.ts'
import { enterpriseIdOf, membershipOf } from '../enterprise/membership.ts'
import { notify } from '../message/notify.ts'
import { claimUpload, uploadName } from '../storage/upload-store.ts'
import { countsTo, deliveriesBy, deliveriesTo, presentDeliveries } from './delivery-queries.ts'
import { moveOn } from './delivery-verdict.ts'
import { jobs, type JobRow } from './job-queries.ts'

/** Applications that a person may send in a day. */
const pace = { most: 50, minutes: 24 * 60 }

export const deliveryHandlers: HandlersOf<typeof delivery> = {
  async send(told, context) {
    const job = await jobFor(context, told.jobId)
    const before = await mineFor(context, told.jobId)
    if (before) return before
    await throttle(context, `job delivery ${context.user.id}`, pace)
    await context.db.transaction().execute((tx) => deliver({ ...context, db: tx }, job, told))
    await keepResume(context, told.resumeUrl)
    const sent = await mineFor(context, told.jobId)
    if (!sent) throw unknown()
    return sent
  },

  async mine(page, context) {
    const { rows, total } = await paginate(context.db, deliveriesBy(context.db, context.user.id), page)
    return { data: await presentDeliveries(context, rows), totalRecord: total }
  },

  async received({ jobId, status, ...page }, context) {
    const { db, user } = context
    const enterpriseId = await enterpriseIdOf(db, user.id)
    const query = deliveriesTo(db, enterpriseId)
      .$if(jobId !== undefined, (found) => found.where('job_delivery.job_id', '=', jobId ?? 0))
      .$if(status !== undefined, (found) => found.where('job_delivery.status', '=', status ?? 'sent'))
    const [{ rows, total }, counts] = await Promise.all([paginate(db, query, page), countsTo(db, enterpriseId, jobId)])
    return { data: await presentDeliveries(context, rows), totalRecord: total, counts }
  },

  async setStatus({ id, status, answer = '' }, { db, user, now }) {
    const enterpriseId = await enterpriseIdOf(db, user.id)
    await db.transaction().execute(async (tx) => {
      const row = await deliveriesTo(tx, enterpriseId).where('job_delivery.id', '=', id).executeTakeFirst()
      if (!row) throw unknown()
      await moveOn(tx, row, { status, answer, at: now() })
    })
    return null
  },
}

const unknown = () => new Refusal('没有找到这份投递', 'NOT_FOUND')

type Owner = Context & { user: User }
type Told = Parameters<(typeof deliveryHandlers)['send']>[0]

/** An open job that the person may apply for. */
async function jobFor({ db, user }: Owner, id: number): Promise<JobRow> {
  const row = await jobs(db)
    .where('job_post.id', '=', id)
    .where('enterprise.status', '=', 'certified')
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个职位，它可能已被删除', 'NOT_FOUND')
  if (row.status === 'closed') throw new Refusal('这个职位已停止招聘，看看相似的职位', 'CONFLICT')
  const own = await membershipOf(db, user.id)
  if (own?.enterprise_id === row.enterprise_id) throw new Refusal('这是您所在企业的职位，不能投递', 'CONFLICT')
  return row
}

async function mineFor(context: Owner, jobId: number) {
  const rows = await deliveriesBy(context.db, context.user.id).where('job_delivery.job_id', '=', jobId).execute()
  return (await presentDeliveries(context, rows))[0]
}

/** Two at once are one: the second finds the first's row. */
async function deliver({ db, user, uuid, now }: Owner, job: JobRow, told: Told): Promise<void> {
  const { name, mobile, resumeUrl, remark = '' } = told
  const isOwn = await claimUpload(db, { url: resumeUrl, purposes: ['resume'], accountId: user.id, uuid })
  if (!isOwn) throw wrong('resumeUrl', '简历已失效，请重新上传')
  const sent = await db
    .insertInto('job_delivery')
    .values({
      job_id: job.id,
      account_id: user.id,
      name,
      mobile,
      remark,
      resume_url: resumeUrl,
      resume_name: await uploadName(db, resumeUrl),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (sent) await tellCompany(db, job, name)
}

/** A resume lies among its person's files too; where there is no room, it is sent all the same. */
async function keepResume(context: Owner, url: string): Promise<void> {
  await keepUpload(context, { url, folder: '简历' }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}

async function tellCompany(db: Db, { id, title, enterprise_id }: JobRow, name: string): Promise<void> {
  const members = await db
    .selectFrom('enterprise_member')
    .select('account_id')
    .where('enterprise_id', '=', enterprise_id)
    .where('role', '=', 'creator')
    .execute()
  for (const { account_id } of members)
    await notify(db, {
      to: account_id,
      kind: 'notification',
      title: '收到一份简历',
      content: `${name} 投递了“${title}”。`,
      url: '/userCenter?type=24&tab=received',
      target: { type: 'job', id },
    })
}
