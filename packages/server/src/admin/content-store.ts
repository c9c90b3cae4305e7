import type { content } from '@xinpu/contract/admin'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { ContentTold } from './content-fault.ts'
import { contentSources, type ContentSource } from './content-kinds.ts'

/** Entries of a kind; the desk sets tens of them. */
const most = 2000

interface Row {
  id: number
  place: string
  name: string
  url: string | null
  img_url: string | null
  position: number
  begin_at: Date | null
  end_at: Date | null
}

/** All entries of a kind, in the order of their places and of the page. */
export async function entriesOf(db: Db, kind: content.ContentKind, at: Date): Promise<content.ContentEntry[]> {
  const source = contentSources[kind]
  const { place, name, url, imgUrl } = source.columns
  const { rows } = await sql<Row>`
    select id, ${place ? sql.ref(place) : onlyPlace(source)} as place, ${sql.ref(name)} as name,
      ${orNull(url)} as url, ${orNull(imgUrl)} as img_url, position, begin_at, end_at
    from ${sql.table(source.table)} order by position, id limit ${most}`.execute(db)
  const order = source.places.map(([value]) => value)
  return rows
    .toSorted((one, other) => order.indexOf(one.place) - order.indexOf(other.place))
    .map((row) => present(kind, row, at))
}

const onlyPlace = ({ places }: ContentSource) => sql.lit(places[0]?.[0] ?? '')
const orNull = (column: string | undefined) => (column ? sql.ref(column) : sql`null::text`)

function present(kind: content.ContentKind, row: Row, at: Date): content.ContentEntry {
  const { id, place, name, url, img_url: imgUrl, position, begin_at: begin, end_at: end } = row
  return {
    id,
    kind,
    place,
    name,
    position,
    state: end && end <= at ? 'over' : begin && begin > at ? 'waiting' : 'shown',
    ...(url && { url }),
    ...(imgUrl && { imgUrl }),
    ...(begin && { beginTime: begin.toISOString() }),
    ...(end && { endTime: end.toISOString() }),
  }
}

/** Writes an entry, a new one or over an old one; answers its number, undefined where there is none to change. */
export async function keepEntry(
  db: Db,
  source: ContentSource,
  id: number | undefined,
  told: ContentTold & { position: number },
): Promise<number | undefined> {
  const values = valuesOf(source, told)
  const names = sql.join(values.map(([column]) => sql.ref(column)))
  const given = sql.join(values.map(([, value]) => value))
  const table = sql.table(source.table)
  const { rows } = await (
    id === undefined
      ? sql<{ id: number }>`insert into ${table} (${names}) values (${given}) returning id`
      : sql<{ id: number }>`update ${table} set (${names}) = row (${given}) where id = ${id} returning id`
  ).execute(db)
  return rows[0]?.id
}

/** The columns of an entry with what becomes of them; what is left out is emptied. */
function valuesOf({ columns }: ContentSource, told: ContentTold & { position: number }) {
  const texts = (['place', 'name', 'url', 'imgUrl'] as const).flatMap((field) => {
    const column = columns[field]
    return column ? [[column, sql`${told[field] || null}::text`] as const] : []
  })
  return [
    ...texts,
    ['position', sql`${told.position}::int`] as const,
    ['begin_at', sql`${told.beginTime ?? null}::timestamptz`] as const,
    ['end_at', sql`${told.endTime ?? null}::timestamptz`] as const,
  ]
}

/** Takes an entry away; answers how it was called, undefined where there was none. */
export async function removeEntry(db: Db, { table, columns }: ContentSource, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from ${sql.table(table)} where id = ${id} returning ${sql.ref(columns.name)} as name`.execute(db)
  return rows[0]?.name
}

/** Whether something else hangs on an entry. */
export async function isHeld(db: Db, held: NonNullable<ContentSource['heldBy']>, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(held.table)} where ${sql.ref(held.column)} = ${id} limit 1`.execute(db)
  return rows.length > 0
}
