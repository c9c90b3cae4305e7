import type { Facet } from '@xinpu/sdk/types'
import { withoutEmpty, type SearchParams } from './search-params.ts'
import { usePlace } from './use-place.ts'

/** Addresses of the same search with other filters: each is a link, so a filter works without scripts and can be shared. */
export function useNarrowing(text: string, search: SearchParams) {
  const place = usePlace()
  const hrefWith = (change: Partial<SearchParams>) =>
    place({
      to: '/datasheet/datasheetSearch/$search',
      params: { search: text },
      search: withoutEmpty({ ...search, ...change }),
    })

  return {
    hrefWith,
    selected: selectedIn(search),
    hrefOfFacet: (name: Facet['name'], value: string, isOn: boolean) =>
      hrefWith({ ...narrowed(search, name, value, isOn), page: undefined }),
  }
}

const selectedIn = ({ brandId = [], categoryId, package: packages = [], stock }: SearchParams) => ({
  brandId: brandId.map(String),
  categoryId: categoryId === undefined ? [] : [String(categoryId)],
  package: packages,
  stock: stock ? ['true'] : [],
})

function narrowed(
  { brandId = [], package: packages = [] }: SearchParams,
  name: Facet['name'],
  value: string,
  isOn: boolean,
): Partial<SearchParams> {
  switch (name) {
    case 'brandId':
      return { brandId: toggled(brandId, Number(value), isOn) }
    case 'package':
      return { package: toggled(packages, value, isOn) }
    case 'categoryId':
      return { categoryId: isOn ? undefined : Number(value) }
    case 'stock':
      return { stock: isOn ? undefined : true }
  }
}

const toggled = <T>(values: readonly T[], value: T, isOn: boolean): T[] =>
  isOn ? values.filter((other) => other !== value) : [...values, value]
