import type { feedback } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'

export const feedbackHandlers: HandlersOf<typeof feedback> = {
  categories: (_, { db }) => db.selectFrom('feedback_category').select(['id', 'label']).orderBy('id').execute(),

  async add({ type, content, contact }, { db, user, now }) {
    const category = await db.selectFrom('feedback_category').select('id').where('id', '=', type).executeTakeFirst()
    if (!category)
      throw new Refusal('请选择反馈类型', 'INVALID', { errors: [{ field: 'type', message: '请选择反馈类型' }] })
    await db
      .insertInto('feedback')
      .values({ account_id: user.id, category_id: category.id, content, contact, created_at: now() })
      .execute()
    return null
  },

  async mine(page, { db, user }) {
    const query = db
      .selectFrom('feedback')
      .innerJoin('feedback_category', 'feedback_category.id', 'category_id')
      .select(['feedback.id', 'label', 'content', 'contact', 'created_at'])
      .where('account_id', '=', user.id)
      .orderBy('feedback.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    const data = rows.map(({ id, label, content, contact, created_at }) => ({
      id,
      typeName: label,
      content,
      contact,
      createTime: created_at.toISOString(),
    }))
    return { data, totalRecord: total }
  },
}
