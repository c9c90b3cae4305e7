import { useSuspenseQuery } from '@tanstack/react-query'
import type { CategoryNode, Facet, GoodsBrand } from '@xinpu/sdk/types'
import { FacetPanel } from '@xinpu/ui/search'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import type { MallParams } from './mall-params.ts'
import { mallPlace } from './places.ts'
import { goodsBrands, goodsCategories } from './queries.ts'

type Name = 'brand' | 'category'

/** Ways to narrow goods, every value a link: kinds and brands. */
export function MallFacets({ search }: { search: MallParams }) {
  const call = useCall()
  const place = usePlace()
  const { data: categories } = useSuspenseQuery(goodsCategories(call))
  const { data: brands } = useSuspenseQuery(goodsBrands(call, search.categoryId))
  const isNarrowed = search.categoryId !== undefined || search.brandId !== undefined

  return (
    <FacetPanel<Name>
      facets={[
        { name: 'category', label: '分类', values: kinds(categories, search.categoryId) },
        { name: 'brand', label: '品牌', values: brands.map(brandValue) },
      ]}
      selected={{
        category: search.categoryId === undefined ? [] : [String(search.categoryId)],
        brand: (search.brandId ?? []).map(String),
      }}
      hrefOf={(name, value, isOn) => place(mallPlace({ ...search, ...changed(search, { name, value, isOn }) }))}
      {...(isNarrowed && { clearHref: place(mallPlace({ ...search, categoryId: undefined, brandId: undefined })) })}
    />
  )
}

type Value = Facet['values'][number]

/** The kinds at the top; those below the chosen one once it is chosen. */
function kinds(categories: readonly CategoryNode[], chosen: number | undefined): Value[] {
  const top = categories.find(({ id, children }) => id === chosen || children.some((child) => child.id === chosen))
  return (top ? [top, ...top.children] : categories).map(({ id, name, count }) => ({
    value: String(id),
    label: name,
    count,
  }))
}

const brandValue = ({ id, fullName, goodsCount }: GoodsBrand): Value => ({
  value: String(id),
  label: fullName,
  count: goodsCount,
})

interface Change {
  name: Name
  value: string
  isOn: boolean
}

/** A value taken in, or out when it is on; brands are several, of kinds there is one. */
function changed(search: MallParams, { name, value, isOn }: Change): MallParams {
  if (name === 'category') return { categoryId: isOn ? undefined : Number(value), brandId: undefined }
  const others = (search.brandId ?? []).filter((id) => id !== Number(value))
  return { brandId: isOn ? others : [...others, Number(value)] }
}
