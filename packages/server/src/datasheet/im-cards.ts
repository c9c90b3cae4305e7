import type { ImCard } from '../message/im-card.ts'

/** Parts that a talk shows. */
export const partCard: ImCard = async (db, id) =>
  (await db.selectFrom('part').select('model').where('id', '=', id).executeTakeFirst())?.model

/** Datasheets that a talk shows: those that can be read here. */
export const datasheetCard: ImCard = async (db, id) =>
  (
    await db
      .selectFrom('datasheet')
      .select('title')
      .where('id', '=', id)
      .where('state', '=', 'published')
      .executeTakeFirst()
  )?.title
