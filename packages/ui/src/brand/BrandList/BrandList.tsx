import type { SpecBrand } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { BrandCard } from '../BrandCard/BrandCard.tsx'
import * as S from './BrandList.styles.ts'

export interface BrandListProps {
  /** The brands, in their order. */
  brands: readonly SpecBrand[]
  /** Where a brand is told about. */
  hrefOf: (brand: SpecBrand) => Href
  /** The next step where there is none: a button. */
  whenEmpty?: React.ReactNode
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error'
  /** Asks again after an error. */
  onRetry?: () => void
}

/** Brands with everything that is known of them, in two columns where there is room. */
export function BrandList({ brands, hrefOf, whenEmpty, state = 'ready', onRetry }: BrandListProps) {
  if (state === 'loading') return <Skeleton shape="row" count={6} />
  if (state === 'error') return <ErrorState kind="server" onRetry={onRetry} />
  if (brands.length === 0)
    return <EmptyState title="没有找到品牌" why="换个名称、别名或拼音试试。" action={whenEmpty} />

  return (
    <S.List>
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandCard form="row" brand={brand} href={hrefOf(brand)} />
        </li>
      ))}
    </S.List>
  )
}
