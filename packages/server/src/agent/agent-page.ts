import type { AgentVO, productLine } from '@xinpu/contract/agent'
import type { SpecBrand } from '@xinpu/contract/brand'
import type { Db } from '../core/database.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { linesOfBrand } from './line-queries.ts'
import type { SellerRow } from './seller-queries.ts'
import { listedBrandsOf } from './sold-brands.ts'

interface Beside {
  brands: SpecBrand[]
  /** Its line of the brand that was asked for. */
  line?: productLine.ProductLine | undefined
}

/** An agent as everybody sees it. */
export const presentAgent = (row: SellerRow, { brands, line }: Beside): AgentVO => ({
  id: row.id,
  enterpriseId: row.enterprise_id,
  name: row.name,
  fullName: row.full_name,
  fullLogo: row.logo ?? '',
  website: row.website ?? '',
  type: row.type ?? 'distributor',
  brands,
  brandCount: row.brand_count,
  productLineCount: row.line_count,
  ...(line && { line }),
  isAuth: row.has_proof,
  isFollow: row.is_follow,
  isHot: row.is_hot,
  viewCount: row.view_count,
  ...told({ intro: row.intro, region: row.region, address: row.address }),
})

/** Agents of a list with their first brands, and with their line of one brand where one was asked for. */
export async function presentAgents(db: Db, rows: readonly SellerRow[], brandId?: number): Promise<AgentVO[]> {
  const brands = await listedBrandsOf(db, rows)
  const lines = brandId === undefined ? undefined : await linesOfBrand(db, rows, brandId)
  return rows.map((row) => presentAgent(row, { brands: brands.get(row.id) ?? [], line: lines?.get(row.id) }))
}
