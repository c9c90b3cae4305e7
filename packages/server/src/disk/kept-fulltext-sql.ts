import { countCeiling } from '@xinpu/contract/page'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { everyBit, pageHits, titledBits } from '../datasheet/fulltext-sql.ts'
import type { TextTerm } from '../datasheet/fulltext-terms.ts'
import { on, type Disk, type DiskKind } from './disk-owner.ts'

interface Asked {
  terms: readonly TextTerm[]
  kind: DiskKind | undefined
  /** Those that are looked through; undefined is the whole disk. */
  folderIds: readonly number[] | undefined
  limit: number
  offset: number
}

/** Something that is kept and has the words, with its best pages. */
export interface FoundKept {
  id: number
  pages: { page: number; text: string }[]
  /** Pages with hits in all. */
  pageTotal: number
}

/** Pages of one file that are named. */
const shownPages = 4

/** What is kept on a disk and has all the words: those that have them on one page first. A name may stand in for a word. */
export async function foundInKept(db: Db, disk: Disk, { terms, kind, folderIds, limit, offset }: Asked) {
  if (terms.length === 0) return { total: 0, found: [] }
  const folder = folderIds ? sql`and folder_id = any(${[...folderIds]}::int[])` : sql``
  const kinds = (['spec', 'file'] as const).filter((one) => kind === undefined || kind === one)
  const { rows } = await sql<{ total: number; found: FoundKept[] }>`
    with kept as materialized (
      select disk_file.id, name, disk_file.datasheet_id, revision.id as revision_id
      from disk_file
      left join datasheet on datasheet.id = disk_file.datasheet_id and state = 'published'
      left join lateral (
        select id from datasheet_revision where datasheet_id = datasheet.id order by published_at desc, id desc limit 1
      ) revision on true
      where ${on('disk_file', disk)} and kind = any(${kinds}::text[]) and deleted_at is null ${folder}
        and (kind = 'file' or revision.id is not null)
    ),
    page_hit as materialized (${pageHits(terms, sql`revision_id in (select revision_id from kept)`)}),
    hit as materialized (
      select kept.id, page, mask from page_hit join kept using (revision_id) union all ${ownHits(terms)}
    ),
    named as materialized (
      select kept.id, case when kept.revision_id is null then ${nameBits(terms)} else ${titledBits(terms)} end as bits
      from kept left join datasheet on datasheet.id = datasheet_id
    ),
    scored as (
      select named.id, bits, coalesce(bit_or(mask), 0) | bits as mask, count(page)::int as pages,
        count(page) filter (where (hit.mask | bits) = ${everyBit(terms)})::int as full_pages
      from named left join hit using (id) group by named.id, bits
    ),
    found as (
      select *, row_number() over (order by (full_pages > 0) desc, bit_count(bits::bit(16)) desc, full_pages desc, pages desc, id desc) as place
      from scored where mask = ${everyBit(terms)}
    ),
    chosen as (select * from found order by place limit ${limit} offset ${offset}),
    shown as (
      select chosen.id, page, row_number() over (partition by chosen.id
        order by bit_count((hit.mask | bits)::bit(16)) desc, page) as rank
      from chosen join hit using (id) where full_pages = 0 or (hit.mask | bits) = ${everyBit(terms)}
    ),
    worded as (
      select shown.id, shown.page, coalesce(page_text.text, disk_page.text, '') as text
      from shown join kept using (id)
        left join page_text on page_text.revision_id = kept.revision_id and page_text.page = shown.page
        left join disk_page on disk_page.file_id = kept.id and disk_page.page = shown.page
      where rank <= ${shownPages}
    )
    select (select least(count(*), ${countCeiling + 1})::int from found) as total,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'pageTotal', case when full_pages > 0 then full_pages else pages end,
        'pages', coalesce((select jsonb_agg(jsonb_build_object('page', page, 'text', text) order by page)
          from worded where worded.id = chosen.id), '[]')) order by place) from chosen), '[]') as found
  `.execute(db)
  return rows[0] ?? { total: 0, found: [] }
}

/** Which words stand on which pages of one's own PDFs, as bits. */
const ownHits = (terms: readonly TextTerm[]): RawBuilder<unknown> => sql`
  select file_id, page, bit_or(mask) from (${sql.join(
    terms.map(
      ({ condition }, at) => sql`select file_id, page, ${sql.lit(2 ** at)} as mask from disk_page
        where words @@ ${condition}::tsquery and file_id in (select id from kept where revision_id is null)`,
    ),
    sql` union all `,
  )}) as own group by file_id, page`

/** The words that a file has in its name. */
const nameBits = (terms: readonly TextTerm[]): RawBuilder<unknown> =>
  sql.join(
    terms.map(
      ({ word }, at) =>
        sql`case when strpos(lower(coalesce(name, '')), lower(${word})) > 0 then ${sql.lit(2 ** at)} else 0 end`,
    ),
    sql` | `,
  )

/** How many PDFs of a disk wait to be read. */
export async function unreadOn(db: Db, disk: Disk): Promise<number> {
  const { count } = await db
    .selectFrom('disk_file')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(on('disk_file', disk))
    .where('kind', '=', 'file')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(name) like '%.pdf'`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('disk_text').select('file_id').whereRef('file_id', '=', 'disk_file.id'))),
    )
    .executeTakeFirstOrThrow()
  return count
}
