import { Refusal } from '@xinpu/contract/refusal'
import type { desk, mine } from '@xinpu/contract/brand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import { throttle } from '../core/throttle.ts'
import { handIn } from '../admin/audit-queue.ts'
import { cleanHtml } from '../core/clean-html.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { wrong } from '../enterprise/application-draft.ts'
import { claimBrand } from './brand-claim.ts'
import { brandDetail } from './brand-detail.ts'
import { editBrand } from './brand-edit.ts'
import { brands, presentHint } from './brand-queries.ts'
import { refuseForeignLogo } from './foreign-logo.ts'
import { presentProposal, proposals } from './my-brand-queries.ts'

const pace = { most: 20, minutes: 24 * 60 }

export const myBrandHandlers: HandlersOf<typeof mine> = {
  async add(draft, context) {
    const { db, user } = context
    await throttle(context, `brand ${user.id}`, pace)
    await refuseListed(db, draft)
    await refuseForeignLogo(context, draft.fullLogo)
    const id = await propose(context, draft)
    return presentProposal(await proposals(db, user.id).where('proposal.id', '=', id).executeTakeFirstOrThrow())
  },

  async list({ status, ...page }, { db, user }) {
    const query = proposals(db, user.id)
      .$if(status !== undefined, (found) => found.where('proposal.status', '=', status ?? 'pending'))
      .orderBy('proposal.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentProposal), totalRecord: total }
  },

  async apply({ remark = '', ...claim }, context) {
    await claimBrand(context, { ...claim, remark })
    return null
  },

  async edit(changes, context) {
    await editBrand(context, changes, 'holder')
    return brandDetail(context.db, changes.id, context.user)
  },
}

export const deskBrandHandlers: HandlersOf<typeof desk> = {
  async edit(changes, context) {
    await editBrand(context, changes, 'desk')
    return brandDetail(context.db, changes.id, context.user)
  },
}

type Draft = ParsedOf<typeof mine.add>

/** A brand that goes by either name already is told, so that nobody waits for what is there. */
async function refuseListed(db: Db, { brandCn, brandEn = '' }: Draft): Promise<void> {
  const plains = [brandCn, brandEn].map(plainOf).filter((plain) => plain !== '')
  if (plains.length === 0) throw wrong('brandCn', '品牌名称须含文字')
  const row = await brands(db)
    .where('brand.id', 'in', (sub) => sub.selectFrom('brand_alias').select('brand_id').where('plain', 'in', plains))
    .executeTakeFirst()
  if (row) throw new Refusal(`品牌库中已有「${presentHint(row).fullName}」`, 'CONFLICT', { brandId: row.id })
}

/** Of two who propose one name at once the table lets one through. */
async function propose({ db, user, now }: Context & { user: User }, draft: Draft): Promise<number> {
  const { brandCn, brandEn = '', website = '', fullLogo = '' } = draft
  const intro = cleanHtml(draft.intro ?? '')
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('brand_proposal')
      .values({
        id: sql<number>`nextval(pg_get_serial_sequence('brand', 'id'))`,
        account_id: user.id,
        name_cn: brandCn,
        name_en: brandEn,
        plain: plainOf(brandCn) || plainOf(brandEn),
        website,
        logo: fullLogo,
        intro,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('plain').where('status', '=', 'pending').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new Refusal('这个品牌已有人提交，正在审核', 'CONFLICT')
    await handIn(tx, {
      kind: 'brand',
      targetId: row.id,
      accountId: user.id,
      title: brandCn,
      draft: Object.fromEntries(
        Object.entries({ brandCn, brandEn, website, fullLogo, intro }).filter(([, value]) => value !== ''),
      ),
      at: now(),
    })
    return row.id
  })
}
