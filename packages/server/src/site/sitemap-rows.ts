import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Listed, SitemapKind } from './sitemap-kind.ts'

/** Addresses in a file at most: what the protocol of sitemaps allows. */
const mostAddresses = 50_000
/** Rows that are in memory at once. */
const pageSize = 2000

/** A file of a kind: the things whose numbers lie in its range. So a thing stays in its file, whatever comes and goes. */
export interface SitemapPart {
  kind: string
  n: number
  changedAt: Date
}

/** The files of a kind that have something in them. */
export async function sitemapParts(db: Db, kind: string, { source }: SitemapKind): Promise<SitemapPart[]> {
  const { rows } = await sql<{ n: number; changedAt: Date }>`
    select (id - 1) / ${mostAddresses}::int + 1 as n, max(changed_at) as "changedAt"
    from (${source}) listed group by 1 order by 1
  `.execute(db)
  return rows.map((row) => ({ kind, ...row }))
}

/** What is in one file, page by page. */
export async function* listedIn(db: Db, { source }: SitemapKind, n: number): AsyncGenerator<Listed[]> {
  const end = n * mostAddresses
  let after = end - mostAddresses
  while (after < end) {
    const { rows } = await sql<Listed>`
      select id, name, changed_at from (${source}) listed
      where id > ${after} and id <= ${end} order by id limit ${pageSize}
    `.execute(db)
    if (rows.length > 0) yield rows
    after = rows.length < pageSize ? end : (rows.at(-1)?.id ?? end)
  }
}
