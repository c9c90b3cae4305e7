import type * as contract from '@xinpu/contract/brand'
import { sql } from 'kysely'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { brandClaimMatter } from './brand-claim-matter.ts'
import { brandReportMatter } from './brand-report.ts'
import { brandHandlers } from './brand.ts'
import { brandMatter } from './my-brand-matter.ts'
import { deskBrandHandlers, myBrandHandlers } from './my-brand.ts'
import { brandSitemaps } from './sitemaps.ts'
import type { BrandTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends BrandTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Makers of parts, and the enterprises that hold them. */
export const brand = {
  unbuilt,
  refers: {
    'brand_alias.brand_id': { to: 'brand', label: '别名' },
    'brand_claim.brand_id': { to: 'brand', label: '品牌认领', isSpare: true },
  },
  handlers: { ...brandHandlers, desk: deskBrandHandlers, mine: myBrandHandlers },
  matters: { brand: brandMatter, brandClaim: brandClaimMatter, brandReport: brandReportMatter },
  follows: { brand: sql`select id, name_cn as name, logo from brand` },
  sitemaps: brandSitemaps,
  doors: {
    'brand-queries.ts': 'parts, datasheets and sellers name their brands',
  },
} satisfies Domain<typeof contract, Unbuilt>
