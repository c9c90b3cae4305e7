import type { mine } from '@xinpu/contract/brand'
import { letterOf } from '@xinpu/trade/pinyin'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** The brands that a person proposed, with what became of them. */
export const proposals = (db: Db, accountId: number) =>
  db
    .selectFrom('brand_proposal as proposal')
    .leftJoin('brand', 'brand.id', 'proposal.id')
    .selectAll('proposal')
    .select(['brand.short_name', 'brand.letter', 'brand.type', 'brand.country', 'part_count', 'datasheet_count'])
    .select(
      sql<string[] | null>`(select array_agg(alias order by alias) from brand_alias where brand_id = brand.id)`.as(
        'aliases',
      ),
    )
    .where('proposal.account_id', '=', accountId)

type ProposalRow = Awaited<ReturnType<ReturnType<typeof proposals>['executeTakeFirstOrThrow']>>

export const presentProposal = (row: ProposalRow): mine.MyBrand => ({
  id: row.id,
  brandCn: row.name_cn,
  brandEn: row.name_en,
  name: row.short_name ?? (row.name_en || row.name_cn),
  fullName: [row.name_cn, row.name_en].filter(Boolean).join(' '),
  aliases: row.aliases ?? [],
  fullLogo: row.logo,
  website: row.website,
  country: row.country ?? '',
  letter: row.letter ?? letterOf(row.name_en || row.name_cn),
  type: row.type ?? (/\p{Script=Han}/u.test(row.name_cn) ? 2 : 1),
  modelCount: row.part_count ?? 0,
  specCount: row.datasheet_count ?? 0,
  ...(row.intro && { intro: row.intro }),
  status: row.status,
  ...(row.reject_reason !== null && { reason: row.reject_reason }),
  createTime: row.created_at.toISOString(),
})
