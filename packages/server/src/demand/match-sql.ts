import { sql, type RawBuilder } from 'kysely'

/** Two posts, `demand` and `own`, of which each takes the other's brand: the same, or one takes any. */
export const sameBrand = sql<boolean>`(own.brand_key = demand.brand_key or own.brand_key = '' or demand.brand_key = '')`

/** Why a post is shown to somebody: whoever offers is shown what is wanted. */
export const answerReason = sql<string>`'因为您在' || case own.type when 1 then '求' else '供' end || ' ' || own.model`

/**
 * Whether a kept search of posts (`SavedQuery`, as the board reads it) finds the row of `demand` beside its
 * `enterprise`: every word begins the model, or is a name of the brand.
 */
export const searchFinds = (query: RawBuilder<unknown>) => sql<boolean>`(
  (${query} ->> 'type' is null or (${query} ->> 'type')::int = demand.type)
  and (${query} ->> 'minQuantity' is null or demand.quantity >= (${query} ->> 'minQuantity')::int)
  and (coalesce(${query} ->> 'batchNo', '') = '' or position(${query} ->> 'batchNo' in coalesce(demand.batch_no, '')) > 0)
  and (${query} -> 'brandId' is null or ${query} -> 'brandId' @> to_jsonb(demand.brand_id))
  and (coalesce(${query} ->> 'region', '') = '' or position(${query} ->> 'region' in coalesce(demand.region, '')) > 0)
  and (${query} ->> 'verified' is distinct from 'true' or enterprise.status = 'certified')
  and not exists (
    select from regexp_split_to_table(lower(coalesce(${query} ->> 'keywords', '')), '\\s+') as word
    cross join lateral regexp_replace(word, '[^[:alnum:]]', '', 'g') as plain
    where plain <> '' and not starts_with(demand.model_plain, plain)
      and not exists (select from brand_alias where brand_alias.plain = plain.plain and brand_id = demand.brand_id)
  )
)`
