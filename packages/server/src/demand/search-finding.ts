import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { startOfDay } from './day-alert.ts'

/** What kept searches look through besides posts. */
export type Shelf = 'goods' | 'stock'

/** Of what a search finds in a day so much is noted: beyond that it is only many. */
export const mostFound = 100

interface Finding {
  shelf: Shelf
  /**
   * What came: its `id`, `enterprise_id`, `brand_id`, `quantity`, `region`, `model_key`, the capitals of all that is
   * said of it as `said`, the plain `names` of its brand, and its category with those above as `category_ids`.
   */
  came: RawBuilder<unknown>
  at: Date
}

/**
 * Notes which kept searches find what came, and not what their person's own company offers; answers whose searches they
 * are that wish to be told. What was noted once is not noted again.
 */
export async function findSearching(tx: Db, { shelf, came, at }: Finding): Promise<number[]> {
  const [found, thing] = [sql.table(`${shelf}_found`), sql.ref(`${shelf}_id`)]
  const { rows } = await sql<{ account_id: number }>`
    with came as materialized (${came}),
    kept as materialized (${keptFor(shelf, at)}),
    fitting as (
      select kept.id as search_id, came.id, had, row_number() over (partition by kept.id order by came.id desc) as place
      from kept join came on ${finds}
      where not exists (select from ${found} where search_id = kept.id and ${thing} = came.id)
        and not exists (
          select from enterprise_member own
          where own.enterprise_id = came.enterprise_id and own.account_id = kept.account_id
        )
    ),
    noted as (
      insert into ${found} (search_id, ${thing}, found_at)
      select search_id, id, ${at}::timestamptz from fitting where place + had <= ${mostFound}
      on conflict do nothing returning search_id
    )
    select distinct account_id from saved_search where notify and id in (select search_id from noted)`.execute(tx)
  return rows.map(({ account_id }) => account_id)
}

/** Kept searches word by word, each with how much it found today. */
const keptFor = (shelf: Shelf, at: Date) => sql`
  select id, account_id, query, array(
    select word from regexp_split_to_table(upper(coalesce(query ->> 'keywords', '')), '\\s+') as word
    where word ~ '[[:alnum:]]'
  ) as words, regexp_replace(lower(coalesce(query ->> 'keywords', '')), '[^[:alnum:]]', '', 'g') as whole, (
    select count(*)::int from (
      select from ${sql.table(`${shelf}_found`)} where search_id = saved_search.id and found_at >= ${startOfDay(at)}
      limit ${mostFound}
    ) as today
  ) as had
  from saved_search where scene = ${sql.lit(shelf)}`

/** As the lists read words: each begins the model, is a longer part of what is said, or names the brand. */
const finds = sql<boolean>`(
  (kept.query ->> 'minQuantity' is null or came.quantity >= (kept.query ->> 'minQuantity')::int)
  and (kept.query -> 'brandId' is null or kept.query -> 'brandId' @> to_jsonb(came.brand_id))
  and (kept.query ->> 'categoryId' is null or (kept.query ->> 'categoryId')::int = any (came.category_ids))
  and (coalesce(kept.query ->> 'region', '') = '' or position(kept.query ->> 'region' in came.region) > 0)
  and (kept.whole = any (came.names) or not exists (
    select from unnest(kept.words) as word
    where not starts_with(came.model_key, word) and not (octet_length(word) >= 4 and position(word in came.said) > 0)
      and not regexp_replace(lower(word), '[^[:alnum:]]', '', 'g') = any (came.names)
  ))
)`
