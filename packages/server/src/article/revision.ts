import type { Db } from '../core/database.ts'
import { columnsOf, placeInSeries } from './article-draft.ts'
import { saveText } from './save-text.ts'

/** The newer text of an article takes the place of the old one, if there is any; answers whether there was. */
export async function takeRevision(tx: Db, id: number): Promise<boolean> {
  const newer = await tx
    .deleteFrom('article_revision')
    .using('article')
    .whereRef('article.id', '=', 'article_id')
    .where('article_id', '=', id)
    .returning(['draft', 'article.account_id'])
    .executeTakeFirst()
  if (!newer) return false
  const told = await columnsOf(tx, newer.account_id, newer.draft)
  await tx
    .updateTable('article')
    .set({ ...told, is_passed: false })
    .where('id', '=', id)
    .execute()
  await placeInSeries(tx, id)
  await saveText(tx, id, newer.draft.content)
  return true
}
