import { Refusal } from '@xinpu/contract/refusal'
import { handIn } from '../admin/audit-queue.ts'
import type { Db } from '../core/database.ts'
import { claimUpload } from '../storage/upload-store.ts'
import { checkDraft, profileColumns, reviewedColumns, wrong, type Draft } from './application-draft.ts'
import { readingAt } from './licence-reading.ts'
import { refuseBlocked, type Membership } from './membership.ts'
import { ownApplication } from './own-application.ts'

/** Who applies, and when. */
export interface Applicant {
  accountId: number
  /** Of the browser that may have sent the licence before the login. */
  uuid: string
  at: Date
}

/**
 * Hands an application in, for the first time, corrected while it waits, or again after a refusal. A certified company
 * stays certified while its new licence waits. Within a transaction; answers how far the certification is.
 */
export async function apply(tx: Db, applicant: Applicant, draft: Draft) {
  const mine = await ownApplication(tx, applicant.accountId)
  refuseBlocked(mine)
  refuseRenaming(mine, draft)
  await checkDraft(tx, draft, mine?.enterprise_id)
  await claimFiles(tx, applicant, { draft, mine })
  const isCertified = mine?.status === 'certified'
  const enterpriseId = isCertified ? await renew(tx, mine) : await keep(tx, applicant, { draft, mine })
  await handIn(tx, {
    kind: 'enterprise',
    targetId: enterpriseId,
    accountId: applicant.accountId,
    title: draft.name,
    draft,
    found: await readingAt(tx, draft.businessLicense),
    at: applicant.at,
  })
  return isCertified ? 'certified' : 'pending'
}

/** Under a certified name others act: it does not become another company. */
function refuseRenaming(mine: Membership | undefined, draft: Draft) {
  if (mine?.status !== 'certified') return
  const { name_key, credit_code } = reviewedColumns(draft)
  if (name_key === mine.name_key && credit_code === mine.credit_code) return
  throw new Refusal('企业已认证，名称和统一社会信用代码不能更改，如有变更请联系客服', 'CONFLICT')
}

interface Application {
  draft: Draft
  mine: Membership | undefined
}

const papers = {
  businessLicense: ['licence'],
  proxyUrl: ['licence', 'certificate', 'document'],
} as const

/** A paper is one that the applicant sent; those of the last time may have been sent by who kept the company before. */
async function claimFiles(tx: Db, { accountId, uuid }: Applicant, { draft, mine }: Application) {
  const before = [mine?.licence_url, mine?.proxy_url]
  for (const [field, label] of [
    ['businessLicense', '营业执照'],
    ['proxyUrl', '授权委托书'],
  ] as const) {
    const url = draft[field]
    const isKnown = url === undefined || before.includes(url)
    if (!isKnown && !(await claimUpload(tx, { url, purposes: papers[field], accountId, uuid })))
      throw wrong(field, `${label}已失效，请重新上传`)
  }
}

/** A certified company is left as it is, but for what was said of the last try. */
async function renew(tx: Db, { enterprise_id }: Membership): Promise<number> {
  await tx
    .updateTable('enterprise')
    .set({ reject_reason: null, rejects: '[]' })
    .where('id', '=', enterprise_id)
    .execute()
  return enterprise_id
}

async function keep(tx: Db, { accountId, at }: Applicant, { draft, mine }: Application): Promise<number> {
  const columns = { ...reviewedColumns(draft), ...profileColumns(draft) }
  if (mine) {
    await tx
      .updateTable('enterprise')
      .set({ ...columns, status: 'pending', reject_reason: null, rejects: '[]' })
      .where('id', '=', mine.enterprise_id)
      .execute()
    return mine.enterprise_id
  }
  const { id } = await tx
    .insertInto('enterprise')
    .values({ ...columns, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('enterprise_member')
    .values({ enterprise_id: id, account_id: accountId, role: 'creator', status: 'joined', applied_at: at })
    .execute()
  return id
}
