import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import { creatorOf, membershipOf, type Membership } from './membership.ts'
import { withdrawApplication } from './own-application.ts'

/** Where people look after their company. */
export const ownPage = '/userCenter/manage/companyManage?type=16'

interface Wish {
  accountId: number
  enterpriseId: number
  remark: string | null
  at: Date
}

/** Asks to join a company; what the person asked elsewhere, or applied for in vain, is taken back. */
export async function askToJoin(tx: Db, { accountId, enterpriseId, remark, at }: Wish): Promise<void> {
  const name = await joinableName(tx, enterpriseId)
  const mine = await membershipOf(tx, accountId)
  if (mine?.enterprise_id === enterpriseId && mine.memberStatus === 'applying') return
  refuseMember(mine)
  await withdrawApplication(tx, accountId)
  const wish = { status: 'applying', remark, applied_at: at } as const
  await tx
    .insertInto('enterprise_member')
    .values({ enterprise_id: enterpriseId, account_id: accountId, ...wish })
    .onConflict((conflict) => conflict.columns(['enterprise_id', 'account_id']).doUpdateSet(wish))
    .execute()
  const creator = await creatorOf(tx, enterpriseId)
  const title = `有人申请加入企业「${name}」`
  if (creator) await tell(tx, creator, { title, content: remark ?? `${title}，请审核。`, from: accountId })
}

async function joinableName(tx: Db, enterpriseId: number): Promise<string> {
  const enterprise = await tx
    .selectFrom('enterprise')
    .select('name')
    .where('id', '=', enterpriseId)
    .where('status', '=', 'certified')
    .executeTakeFirst()
  if (!enterprise) throw new Refusal('没有找到这家企业', 'NOT_FOUND')
  return enterprise.name
}

function refuseMember(mine: Membership | undefined) {
  if (mine?.memberStatus !== 'joined' || mine.status !== 'certified') return
  throw new Refusal(`您已是企业「${mine.name}」的成员，请先退出`, 'CONFLICT')
}

/** Why a creator cannot simply leave. */
export async function whyCreatorStays(tx: Db, enterpriseId: number): Promise<string> {
  const others = await tx
    .selectFrom('enterprise_member')
    .select('id')
    .where('enterprise_id', '=', enterpriseId)
    .where('status', '=', 'joined')
    .where('role', '=', 'member')
    .limit(1)
    .execute()
  return others.length > 0
    ? '创建者退出前，请先把企业移交给其他成员'
    : '您是企业唯一的成员，不能退出；请等其他成员加入后先移交企业'
}

interface Notice {
  title: string
  content: string
  from: number
}

/** Tells a person what became of their company or of their part in it. */
export const tell = (tx: Db, to: number, notice: Notice) =>
  notify(tx, { to, kind: 'notification', ...notice, url: ownPage })
