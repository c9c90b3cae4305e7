import type { enterprise } from '@xinpu/contract/admin'
import { Refusal, wrongField } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { setBlock } from '../enterprise/block.ts'
import { actsOn, countsOf, enterprisesLike, peopleOf, presentCompany } from './enterprise-queries.ts'

export const enterpriseHandlers: HandlersOf<typeof enterprise> = {
  async list({ keywords = '', status, ...page }, { db }) {
    const { rows, total } = await paginate(db, enterprisesLike(db, keywords, status), page)
    return { data: rows.map(presentCompany), totalRecord: total }
  },

  async detail({ id }, { db, now }) {
    const row = await enterprisesLike(db, '').where('enterprise.id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这家企业', 'NOT_FOUND')
    const [counts, members, acts] = [await countsOf({ db, now }, id), await peopleOf(db, id), await actsOn(db, id)]
    return {
      ...presentCompany(row),
      types: row.types,
      ...(row.legal_person && { legalPerson: row.legal_person }),
      ...counts,
      members,
      acts,
    }
  },

  async setStatus({ id, status, reason = '' }, { db, user, note }) {
    if (status === 0 && reason === '') throw wrongField('reason', '请填写停用原因')
    const name = await setBlock(db, { enterpriseId: id, by: user.id, ...(status === 0 && { reason }) })
    if (name === undefined) throw new Refusal('没有找到这家企业，或它还没有认证', 'NOT_FOUND')
    note(`${name}：${status === 0 ? `停用，${reason}` : '恢复'}`)
    return null
  },
}
