import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** A table as the archive knows it. */
export interface ArchiveTable {
  name: string
  columns: readonly ArchiveColumn[]
  /** The columns of its primary key, with their types: pages go by it. */
  key: readonly ArchiveColumn[]
  /** Columns whose numbers the database gives. */
  identities: readonly string[]
  /** Whether its rows point at rows of its own. */
  isTree: boolean
}

export interface ArchiveColumn {
  name: string
  type: string
}

interface ColumnRow {
  table: string
  column: string
  type: string
  identity: boolean
  key: number | null
}

/**
 * Every table of the product in an order in which each comes after those it points at. The outbox stays out: it tells
 * what changes in one database, and an import writes into it by itself, as into the steps of ladders; so do the servers
 * that are there now.
 */
export async function archiveTables(db: Db): Promise<ArchiveTable[]> {
  const { rows: columns } = await sql<ColumnRow>`
    select class.relname as table, attribute.attname as column, format_type(attribute.atttypid, null) as type,
      attribute.attidentity <> '' as identity, array_position(index.indkey::int2[], attribute.attnum) as key
    from pg_class class
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
    left join pg_index index on index.indrelid = class.oid and index.indisprimary
    where class.relnamespace = current_schema()::regnamespace and class.relkind = 'r' and class.relname not like 'kysely\\_%' and class.relname not in ('outbox', 'server', 'goods_tier')
    order by class.relname, attribute.attnum
  `.execute(db)
  const { rows: links } = await sql<{ from: string; to: string }>`
    select child.relname as from, parent.relname as to
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace
  `.execute(db)
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([name, own]) => tableOf(name, own, links))
  return inOrder(tables, links)
}

function tableOf(
  name: string,
  columns: readonly ColumnRow[],
  links: readonly { from: string; to: string }[],
): ArchiveTable {
  const key = columns.filter((column) => column.key !== null).sort((one, other) => Number(one.key) - Number(other.key))
  if (key.length === 0) throw new Error(`The table ${name} has no primary key, so it cannot be read in pages.`)
  const plain = ({ column, type }: ColumnRow): ArchiveColumn => ({ name: column, type })
  return {
    name,
    columns: columns.map(plain),
    key: key.map(plain),
    identities: columns.filter(({ identity }) => identity).map(({ column }) => column),
    isTree: links.some(({ from, to }) => from === name && to === name),
  }
}

function inOrder(tables: readonly ArchiveTable[], links: readonly { from: string; to: string }[]): ArchiveTable[] {
  const ordered: ArchiveTable[] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    const waitingNames = new Set([...waiting].map(({ name }) => name))
    const ready = [...waiting].filter(
      ({ name }) => !links.some(({ from, to }) => from === name && to !== name && waitingNames.has(to)),
    )
    if (ready.length === 0) throw new Error('Tables point at each other in a circle.')
    ordered.push(...ready)
    for (const table of ready) waiting.delete(table)
  }
  return ordered
}

/** The name of the last migration: archives fit only the tables they were taken from. */
export async function schemaVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db)
  return rows[0]?.name ?? ''
}
