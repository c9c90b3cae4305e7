import { useRouteContext } from '@tanstack/react-router'
import type { SpecBrand } from '@xinpu/sdk/types'
import { AgentList, type Seller } from '@xinpu/ui/agent'
import { FilterBar, ListToolbar, Pagination, type FilterField, type FilterValue } from '@xinpu/ui/primitives'
import { withoutEmpty } from '../app/address.ts'
import { usePlace } from '../app/use-place.ts'
import { NoSellers } from './NoSellers.tsx'
import { brandPlace } from './places.ts'
import { sellersPageSize } from './sellers-input.ts'
import { orderRule, sellersWords, type SellersKind } from './sellers-words.ts'

export interface SellersProps {
  brand: SpecBrand
  kind: SellersKind
  sellers: readonly Seller[]
  total: number
  page: number
  /** What they can be narrowed by. */
  fields: readonly FilterField[]
  /** What they are narrowed by now. */
  narrowed: FilterValue
  onNarrow: (value: FilterValue) => void
  hrefFor: (page: number) => string
  /** Where all of them are. */
  wholeHref: string
}

/** Who sells the parts of a brand, narrowed and paged; where nobody does, how to be the first. */
export function Sellers({ brand, kind, sellers, total, page, ...narrowing }: SellersProps) {
  const { visit } = useRouteContext({ from: '__root__' })
  const place = usePlace()
  const { fields, narrowed, onNarrow, hrefFor, wholeHref } = narrowing
  const isNarrowed = Object.keys(withoutEmpty(narrowed)).length > 0
  if (total === 0 && !isNarrowed) return <NoSellers brand={brand} kind={kind} />

  return (
    <>
      <FilterBar schema={fields} value={narrowed} total={total} onChange={onNarrow} />
      <ListToolbar title={sellersWords[kind].noun} total={total} />
      <AgentList
        sellers={sellers}
        rule={orderRule}
        now={new Date(visit.now)}
        brandHref={({ id }) => place(brandPlace(id))}
        whenEmpty={<NoSellers brand={brand} kind={kind} wholeHref={wholeHref} />}
      />
      {total > sellersPageSize && <Pagination page={page} pageSize={sellersPageSize} total={total} hrefFor={hrefFor} />}
    </>
  )
}
