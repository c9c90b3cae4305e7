import type { myAgent } from '@xinpu/contract/agent'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { throttle } from '../core/throttle.ts'
import { handIn } from '../admin/audit-queue.ts'
import { brands, presentHint } from '../brand/brand-queries.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { wrong } from '../enterprise/application-draft.ts'

const pace = { most: 20, minutes: 24 * 60 }

type Told = ParsedOf<typeof myAgent.recommend>

/** Tells the reviewers of an agent that is missing here. */
export async function recommendAgent(context: Context & { user: User }, told: Told): Promise<void> {
  const { db, user, now } = context
  await throttle(context, `agent recommendation ${user.id}`, pace)
  const brand = told.brandId === undefined ? undefined : await brandName(db, told.brandId)
  await db.transaction().execute(async (tx) => {
    const { name, website, brandId, remark } = told
    const { id } = await tx
      .insertInto('agent_recommendation')
      .values({
        account_id: user.id,
        name,
        website: website ?? null,
        brand_id: brandId ?? null,
        remark: remark || null,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const draft = { name, ...(website && { website }), ...(brand && { brandId: brand }), ...(remark && { remark }) }
    await handIn(tx, { kind: 'agent', targetId: id, accountId: user.id, title: name, draft, at: now() })
  })
}

async function brandName(db: Db, id: number): Promise<string> {
  const row = await brands(db).where('brand.id', '=', id).executeTakeFirst()
  if (!row) throw wrong('brandId', '没有找到这个品牌，请重新选择')
  return presentHint(row).fullName
}
