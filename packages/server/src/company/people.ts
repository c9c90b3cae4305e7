import type { people } from '@xinpu/contract/company'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import type { Entry } from './source.ts'
import { rowsOf } from './told-section.ts'

/** A company of somebody as it is stored: the row's number, the company's, and its entry as it was told with it. */
interface StoredTie {
  id: number
  companyId: number
  entry: Entry
  roles: string[]
  tie: string
  percent?: string
  since?: string
  until?: string
}

export const peopleHandlers: HandlersOf<typeof people> = {
  staff: (page, context) => rowsOf<people.TycStaff>(context, page, 'staff'),

  /** Only what the provider ties to this person's own number: a name alone ties nothing. */
  async personnel({ staffId, ...page }, context) {
    const row = await context.db
      .selectFrom('company_row')
      .select(['id', 'outer_id', 'data'])
      .where('id', '=', staffId)
      .where('company_id', '=', page.id)
      .where('section', '=', 'staff')
      .executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个人', 'NOT_FOUND')
    const { data, ...told } = await rowsOf<StoredTie>(context, page, `personnel:${row.outer_id}`)
    const person = { ...(row.data as Omit<people.TycStaff, 'id'>), id: row.id }
    return {
      ...told,
      person,
      data: data.map(({ companyId, entry, ...tie }) => ({
        ...entry,
        ...tie,
        id: companyId,
        source: told.source,
        updateTime: told.updateTime,
      })),
    }
  },
}
