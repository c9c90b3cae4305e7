import type { AgentVO, BrandCover, productLine } from '@xinpu/contract/agent'
import type { SpecBrand } from '@xinpu/contract/brand'
import type { Db } from '../core/database.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { coversOf } from './covers.ts'
import { linesOfBrand } from './line-queries.ts'
import type { SellerRow } from './seller-queries.ts'
import { listedBrandsOf } from './sold-brands.ts'

interface Beside {
  brands: SpecBrand[]
  /** How it sells each of the brands that were asked for. */
  covers?: BrandCover[] | undefined
  /** Its line of the brand that was asked for. */
  line?: productLine.ProductLine | undefined
}

/** An agent as everybody sees it. */
export const presentAgent = (row: SellerRow, { brands, covers, line }: Beside): AgentVO => ({
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
  ...(covers && { covers }),
  isAuth: row.has_proof,
  isFollow: row.is_follow,
  isHot: row.is_hot,
  viewCount: row.view_count,
  ...told({ intro: row.intro, region: row.region, address: row.address }),
})

/** The brands that a list of agents was asked for, on a day. */
interface BrandsAsked {
  brandIds: readonly number[]
  at: Date
}

/** Agents of a list with their first brands, and with how they sell the brands that were asked for. */
export async function presentAgents(db: Db, rows: readonly SellerRow[], asked?: BrandsAsked): Promise<AgentVO[]> {
  const brandIds = [...new Set(asked?.brandIds)]
  const [only] = brandIds
  const [brands, lines, covers] = await Promise.all([
    listedBrandsOf(db, rows),
    brandIds.length === 1 && only !== undefined ? linesOfBrand(db, rows, only) : undefined,
    asked && brandIds.length > 1 ? coversOf(db, rows, { brandIds, at: asked.at }) : undefined,
  ])
  return rows.map((row) =>
    presentAgent(row, {
      brands: brands.get(row.id) ?? [],
      line: lines?.get(row.id),
      covers: covers && (covers.get(row.id) ?? []),
    }),
  )
}
