import { saveText } from '../src/article/save-text.ts'
import type { TestHouse } from './house.ts'

interface Told {
  title: string
  html: string
  accountId: number
  at?: Date
  keywords?: string[]
}

/** An article as it is once it was published. */
export async function published(house: TestHouse, told: Told) {
  const { db } = house.house
  await db
    .insertInto('author')
    .values({ account_id: told.accountId, status: 'passed' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .insertInto('article')
    .values({
      account_id: told.accountId,
      channel_id: null,
      series_id: null,
      series_place: null,
      title: told.title,
      keywords: told.keywords ?? [],
      status: 'PUBLISHED',
      published_at: told.at ?? new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => saveText(tx, id, told.html))
  return id
}
