import { formatNumber } from '@xinpu/sdk/format'
import type { SpecBrand } from '@xinpu/sdk/types'
import { Link } from '../../primitives/Link/Link.tsx'
import type { AgentCardProps, Seller } from './AgentCard.tsx'
import * as S from './AgentCard.styles.ts'

/** A row names so many brands. */
const shown = 8

/** The brands it names first, and how many there are. */
export function SellerBrands({ brandHref, ...of }: Seller & Pick<AgentCardProps, 'brandHref'>) {
  const { verb, brands, count } = soldBy(of)
  if (brands.length === 0) return null

  return (
    <S.Facts>
      <span>{verb}</span>
      {brands.slice(0, shown).map((brand) => (
        <BrandName key={brand.id} brand={brand} brandHref={brandHref} />
      ))}
      {count > shown && <span>等 {formatNumber(count)} 个品牌</span>}
    </S.Facts>
  )
}

const soldBy = ({ kind, seller }: Seller) =>
  kind === 'agent'
    ? { verb: '代理', brands: seller.brands, count: seller.brandCount }
    : { verb: '优势品牌', brands: seller.advantageBrands, count: seller.advantageBrands.length }

const BrandName = ({ brand, brandHref }: { brand: SpecBrand } & Pick<AgentCardProps, 'brandHref'>) =>
  brandHref ? (
    <Link href={brandHref(brand)} translate="no">
      {brand.name}
    </Link>
  ) : (
    <span translate="no">{brand.name}</span>
  )
