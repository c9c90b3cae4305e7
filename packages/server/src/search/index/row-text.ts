import { sql, type RawBuilder } from 'kysely'

/** Between rows, between the cells of a row, between the words of a cell: signs that no text holds. */
export const signs = { row: 0x1e, cell: 0x1f, word: 0x1d } as const

const ours = '\x1d\x1e\x1f'
const clean = (column: RawBuilder<unknown>) => sql`translate(${column}, ${ours}, '   ')`

/** Some rows of parts as one text: the database writes it and the index reads its bytes, so no row becomes an object. */
export const rowsText = (narrowed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select max(id) as last, string_agg(line, ${'\x1e'}) as text from (
    select id, concat_ws(${'\x1f'},
      id, brand_id, category_id, popularity, coalesce(stock, 0), (extract(epoch from created_at) * 1000000)::bigint,
      ${clean(sql`model`)}, ${clean(sql`model_key`)}, model_plain, ${clean(sql`package`)},
      array_to_string(tsvector_to_array(words), ${'\x1d'}), nullif(params, '[]')
    ) as line
    from part where ${narrowed}
  ) as rows
`
