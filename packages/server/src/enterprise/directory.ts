import type { directory } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { postsOfCompany } from '../demand/company-posts.ts'
import { contactsShown } from './contact-queries.ts'
import { presentEnterprises } from './enterprise-page.ts'
import { certifiedEnterprises, nameKey } from './enterprise-queries.ts'

/** Lines under the box. */
const hintCount = 10

export const directoryHandlers: HandlersOf<typeof directory> = {
  async search({ keywords, region, type, verified: _everyOneIs, ...page }, context) {
    const { db, user } = context
    const query = enterprisesLike(db, keywords, user?.id)
      .$if(Boolean(region), (found) => found.where(holds('region', region ?? '')))
      .$if(Boolean(type), (found) => found.where(sql<boolean>`${type} = any(types)`))
    const { rows, total } = await paginate(db, query, page)
    return { data: await presentEnterprises(context, rows), totalRecord: total }
  },

  async hint({ keywords }, { db }) {
    if (nameKey(keywords) === '') return { data: [] }
    const rows = await enterprisesLike(db, keywords).limit(hintCount).execute()
    return { data: rows.map(({ id, name }) => ({ id, name })) }
  },

  types: (_, { db }) => db.selectFrom('enterprise_type').select(['id', 'label']).orderBy('id').execute(),

  async detail({ id }, context) {
    const rows = await certifiedEnterprises(context.db).where('id', '=', id).execute()
    const [found] = await presentEnterprises(context, rows)
    if (!found) throw new Refusal(await whyMissing(context.db, id), 'NOT_FOUND')
    return found
  },

  async contacts({ enterpriseId }, { db, user }) {
    await refuseUnknown(db, enterpriseId)
    return contactsShown({ db, user }, { kind: 'enterprise', id: enterpriseId })
  },

  async demands({ enterpriseId, type, ...page }, context) {
    await refuseUnknown(context.db, enterpriseId)
    return postsOfCompany(context, { enterpriseId, type }, page)
  },
}

async function whyMissing(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('enterprise').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status === 'blocked' ? '这家企业已停用' : '没有找到这家企业'
}

async function refuseUnknown(db: Db, id: number): Promise<void> {
  const row = await certifiedEnterprises(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这家企业', 'NOT_FOUND')
}

/**
 * Companies whose name holds every word, those that begin with the first word before the others; or that code. Without
 * words those that a person follows come first.
 */
function enterprisesLike(db: Db, keywords: string, accountId?: number) {
  const words = keywords.split(/\s+/).map(nameKey).filter(Boolean)
  const [first = ''] = words
  return certifiedEnterprises(db)
    .$if(words.length > 0, (found) =>
      found
        .where(({ or, and, eb }) =>
          or([and(words.map((word) => holds('name_key', word))), eb('credit_code', '=', first.toUpperCase())]),
        )
        .orderBy(sql`position(${first} in name_key) > 1`),
    )
    .$if(words.length === 0 && accountId !== undefined, (found) => found.orderBy(isFollowedBy(accountId ?? 0), 'desc'))
    .orderBy('enterprise.id', 'desc')
}

const isFollowedBy = (accountId: number) => sql<boolean>`exists (
  select from follow where account_id = ${accountId} and type = 'enterprise' and target_id = enterprise.id
)`

/** Plain text within plain text: no character stands for others. */
const holds = (column: 'name_key' | 'region', text: string) => sql<boolean>`position(${text} in ${sql.ref(column)}) > 0`
