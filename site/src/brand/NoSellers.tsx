import type { SpecBrand } from '@xinpu/sdk/types'
import { EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { centerHref } from '../account/places.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPartsPlace } from '../catalogue/places.ts'
import { searchPlace } from '../search/places.ts'
import { sellersWords, type SellersKind } from './sellers-words.ts'

export interface NoSellersProps {
  brand: SpecBrand
  kind: SellersKind
  /** Where all of them are; without it there are none at all. */
  wholeHref?: string
}

/** Nobody sells the brand here, or nobody that was asked for: the next step. */
export function NoSellers({ brand, kind, wholeHref }: NoSellersProps) {
  const place = usePlace()
  const { noun, why, join, room } = sellersWords[kind]
  if (wholeHref !== undefined)
    return (
      <EmptyState
        title={`没有符合条件的${noun}`}
        why="放宽一些条件试试。"
        action={<LinkButton href={wholeHref}>{`查看全部${noun}`}</LinkButton>}
      />
    )

  return (
    <EmptyState
      title={`还没有登记的${brand.name}${noun}`}
      why={why}
      action={
        <LinkButton tone="primary" href={centerHref({ type: room })}>
          {join}
        </LinkButton>
      }
      secondary={
        <LinkButton
          tone="quiet"
          href={place(brand.modelCount > 0 ? brandPartsPlace(brand.id) : searchPlace(brand.name))}
        >
          {brand.modelCount > 0 ? '查看全部型号' : '搜索这个品牌'}
        </LinkButton>
      }
    />
  )
}
