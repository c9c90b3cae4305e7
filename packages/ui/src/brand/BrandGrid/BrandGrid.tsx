import type { SpecBrand } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { BrandCard } from '../BrandCard/BrandCard.tsx'
import * as S from './BrandGrid.styles.ts'

export interface BrandGridProps {
  /** The brands, in their order. */
  brands: readonly SpecBrand[]
  /** Where a brand is told about. */
  hrefOf: (brand: SpecBrand) => Href
  /**
   * Whether a phone shows the first nine, as on the home page, or all.
   *
   * @default 'some'
   */
  onPhone?: 'some' | 'all'
  /** Brands are on their way. */
  isLoading?: boolean
}

/** Brands in cells divided by hairlines, eight in a row. */
export function BrandGrid({ brands, hrefOf, onPhone = 'some', isLoading }: BrandGridProps) {
  if (isLoading) return <Skeleton shape="card" count={8} />
  if (brands.length === 0) return <EmptyState title="没有品牌" />

  return (
    <S.Grid $onPhone={onPhone}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandCard brand={brand} href={hrefOf(brand)} />
        </li>
      ))}
    </S.Grid>
  )
}
