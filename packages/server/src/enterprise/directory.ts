import type { directory } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { certifiedEnterprises, nameKey, presentEnterprise } from './enterprise-queries.ts'
import type { Unbuilt } from './index.ts'

/** Lines under the box. */
const hintCount = 10

export const directoryHandlers: HandlersOf<typeof directory, Unbuilt['directory']> = {
  async search({ keywords, region, type, verified: _everyOneIs, ...page }, { db }) {
    const query = enterprisesLike(db, keywords)
      .$if(Boolean(region), (found) => found.where(holds('region', region ?? '')))
      .$if(Boolean(type), (found) => found.where(sql<boolean>`${type} = any(types)`))
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentEnterprise), totalRecord: total }
  },

  async hint({ keywords }, { db }) {
    if (nameKey(keywords) === '') return { data: [] }
    const rows = await enterprisesLike(db, keywords).limit(hintCount).execute()
    return { data: rows.map(({ id, name }) => ({ id, name })) }
  },

  types: (_, { db }) => db.selectFrom('enterprise_type').select(['id', 'label']).orderBy('id').execute(),

  async detail({ id }, { db }) {
    const row = await certifiedEnterprises(db).where('id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这家企业', 'NOT_FOUND')
    return presentEnterprise(row)
  },
}

/** Companies whose name holds every word, those that begin with the first word before the others; or that code. */
function enterprisesLike(db: Db, keywords: string) {
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
    .orderBy('id', 'desc')
}

/** Plain text within plain text: no character stands for others. */
const holds = (column: 'name_key' | 'region', text: string) => sql<boolean>`position(${text} in ${sql.ref(column)}) > 0`
