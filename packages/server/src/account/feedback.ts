import type { feedback } from '@xinpu/contract/account'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'

export const feedbackHandlers: HandlersOf<typeof feedback> = {
  categories: (_, { db }) => db.selectFrom('feedback_category').select(['id', 'label']).orderBy('id').execute(),

  async add({ type, content, contact }, { db, user }) {
    const category = await db.selectFrom('feedback_category').select('id').where('id', '=', type).executeTakeFirst()
    if (!category)
      throw new Refusal('请选择反馈类型', 'INVALID', { errors: [{ field: 'type', message: '请选择反馈类型' }] })
    await db
      .insertInto('feedback')
      .values({ account_id: user.id, category_id: category.id, content, contact })
      .execute()
    return null
  },
}
