import { CompiledQuery } from 'kysely'
import type { Db } from '../core/database.ts'

/** A number of 立创商城 and the part it names, as the catalogue keeps it. */
export interface StoredLcsc {
  number: string
  brand_id: number
  model_key: string
}

const writeNumbers = `
insert into part_lcsc (number, part_id)
select number, part.id
from json_to_recordset($1::json) as row(number text, brand_id int, model_key text)
join part using (brand_id, model_key)
on conflict (number) do update set part_id = excluded.part_id where part_lcsc.part_id <> excluded.part_id`

/** Keeps numbers of parts that are there, in one statement; what is told last counts. */
export async function storeLcsc(db: Db, numbers: readonly StoredLcsc[]): Promise<void> {
  const last = [...new Map(numbers.map((told) => [told.number, told])).values()]
  if (last.length > 0) await db.executeQuery(CompiledQuery.raw(writeNumbers, [JSON.stringify(last)]))
}
