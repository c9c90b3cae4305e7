import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import type { Random } from './oracle-questions.ts'

/** Writes of every kind: parts come, change, become better known, run out, and go. */
export async function writeAtRandom(db: Db, random: Random): Promise<void> {
  const some = (share: number) => sql`id % 97 = ${Math.floor(random() * 97)} or id % 1009 < ${Math.floor(share * 1009)}`
  await sql`update part set popularity = (popularity * 7919 + id) % 100000 where ${some(0.02)}`.execute(db)
  await sql`update part set stock = (id * 31) % 500, created_at = created_at - interval '1 day' where ${some(0.01)}`.execute(
    db,
  )
  await sql`delete from part where (${some(0)}) and id not in (select part_id from datasheet_part)`.execute(db)
  await sql`
    insert into part (brand_id, category_id, model, model_key, model_plain, package, params, words, source, popularity, stock)
    select brand_id, category_id, model || ${suffixOf(random)}, model_key || ${suffixOf(random)}, model_plain || 'q' || id, package, params,
      words || array_to_tsvector(array[model_plain || 'q' || id]), 'tsv', popularity + 1, stock
    from part where id % 89 = ${Math.floor(random() * 89)}
    on conflict do nothing
  `.execute(db)
}

const suffixOf = (random: Random): string => `-Q${Math.floor(random() * 1000)}`
