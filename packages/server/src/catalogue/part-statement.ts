/** One row as the database takes it in: see `writeParts`. */
export interface StoredPart {
  brand_id: number
  category_id: number
  model: string
  model_key: string
  model_plain: string
  package: string
  description: string
  lifecycle: string
  popularity: number
  stock: number | null
  datasheet_url: string
  params: string
  /** Lexemes in PostgreSQL's own notation: reading it is much faster than building a vector from an array. */
  words: string
  source: string
}

const types: Record<keyof StoredPart, string> = {
  brand_id: 'int',
  category_id: 'int',
  model: 'text',
  model_key: 'text',
  model_plain: 'text',
  package: 'text',
  description: 'text',
  lifecycle: 'text',
  popularity: 'int',
  stock: 'int',
  datasheet_url: 'text',
  params: 'text',
  words: 'text',
  source: 'text',
}

const rank = (source: string) => `(case ${source} when 'seed' then 2 when 'tsv' then 1 else 0 end)`
/** Whether the new row is believed over the one that is there. */
const better = `${rank('excluded.source')} >= ${rank('part.source')}`
const rest = `(select id from category where code = 'other-part')`

/** The believed side where it says something, else the other. */
const filled = (column: string, empty = `''`) =>
  `case when ${better} then coalesce(nullif(excluded.${column}, ${empty}), part.${column}) else coalesce(nullif(part.${column}, ${empty}), excluded.${column}) end`

/** Parameters that were read in the words of a catalogue belong to those words; a table of parameters is better than any. */
const isRead = (side: string) => `${side}.params @> '[{"origin": "description"}]'`
const isTable = (side: string) => `(${side}.params <> '[]' and not ${isRead(side)})`
const takesWords = `case when ${better} then excluded.description <> '' else part.description = '' end`
const isOfItsKind = `(excluded.category_id = part.category_id or ${better})`
const params = `case
    when ${isTable('excluded')} and (${better} or not ${isTable('part')}) then excluded.params
    when ${isTable('part')} then part.params
    when ${takesWords} and ${isOfItsKind} then excluded.params else part.params end`

const hasNewPlace = `(excluded.category_id <> ${rest} and (${better} or part.category_id = ${rest}))`
/** The lexemes of a category and its parent. */
const placesOf = (id: string) =>
  `array(select '@c' || place from category, unnest(array[id, parent_id]) place where id = ${id} and place is not null)`

/** Whether one side shows a text that the other leaves empty. */
const shows = (one: string, other: string) =>
  `(${['package', 'description'].map((column) => `${one}.${column} <> '' and ${other}.${column} = ''`).join(' or ')} or ${one}.params <> '[]' and ${other}.params = '[]')`

/** A part is found by what it shows: the words of a text that lost stay out. */
const shownWords = `case
    when ${better} and not ${shows('part', 'excluded')} then excluded.words
    when not ${better} and not ${shows('excluded', 'part')} then part.words
    else part.words || excluded.words end`
const moved = (loser: string, winner: string) =>
  `ts_delete(${shownWords}, ${placesOf(`${loser}.category_id`)}) || array_to_tsvector(${placesOf(`${winner}.category_id`)})`

/** What a column becomes when the part is there already: a poorer source fills gaps, a better one overwrites, an empty cell never does. */
const merged: Record<string, string> = {
  category_id: `case when ${hasNewPlace} then excluded.category_id else part.category_id end`,
  model: `case when ${better} then excluded.model else part.model end`,
  package: filled('package'),
  description: filled('description'),
  lifecycle: filled('lifecycle', `'unknown'`),
  popularity: `case when part.source = excluded.source and excluded.stock is not null then excluded.popularity
    when excluded.source = 'seed' then excluded.popularity when part.source = 'seed' then part.popularity
    else greatest(part.popularity, excluded.popularity) end`,
  stock: `coalesce(excluded.stock, part.stock)`,
  datasheet_url: filled('datasheet_url'),
  params,
  words: `case when excluded.category_id = part.category_id then ${shownWords}
    when ${hasNewPlace} then ${moved('part', 'excluded')} else ${moved('excluded', 'part')} end`,
  source: `case when ${better} then excluded.source else part.source end`,
}

const columns = Object.keys(types)
const read: Record<string, string> = { params: 'params::jsonb', words: 'words::tsvector' }
const changed = Object.keys(merged)

/**
 * Writes many rows, told as one JSON array, and answers how many were new and how many changed. The same on PGlite
 * and PostgreSQL; a row that would change nothing is left alone.
 */
export const writeParts = `
with written as (
  insert into part (${columns.join(', ')})
  select ${columns.map((column) => read[column] ?? column).join(', ')}
  from json_to_recordset($1::json) as row(${Object.entries(types)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
  on conflict (brand_id, model_key) do update set
    ${changed.map((column) => `${column} = ${merged[column]}`).join(',\n    ')},
    updated_at = now()
  where (${changed.map((column) => `part.${column}`).join(', ')}) is distinct from (${changed.map((column) => merged[column]).join(', ')})
  returning xmax = 0 as is_new
)
select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed from written`
