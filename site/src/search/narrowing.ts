import { splitCondition } from '@xinpu/trade/quantity'
import type { EmptiedBy, Facet, PartFacets } from '@xinpu/sdk/types'
import { readExpression, type ActiveFilter } from '@xinpu/ui/search'
import { conditionsOf, type Narrowed } from './search-params.ts'

/** The values that are on, by the facet they are of. */
export const selectedIn = ({ brandId = [], categoryId, package: packages = [], stock }: Narrowed) => ({
  brandId: brandId.map(String),
  categoryId: categoryId === undefined ? [] : [String(categoryId)],
  package: packages,
  stock: stock ? ['true'] : [],
})

/** What changes when a value of a facet is taken in, or out when it is on. */
export function narrowed(search: Narrowed, name: Facet['name'], value: string, isOn: boolean): Narrowed {
  switch (name) {
    case 'brandId':
      return { brandId: toggled(search.brandId ?? [], Number(value), isOn) }
    case 'package':
      return { package: toggled(search.package ?? [], value, isOn) }
    case 'categoryId':
      return { categoryId: isOn ? undefined : Number(value) }
    case 'stock':
      return { stock: isOn ? undefined : true }
  }
}

const toggled = <T>(values: readonly T[], value: T, isOn: boolean): T[] =>
  isOn ? values.filter((other) => other !== value) : [...values, value]

/** What changes when all filters go. */
export const unnarrowed = (search: Narrowed): Narrowed => ({
  brandId: undefined,
  categoryId: undefined,
  package: undefined,
  stock: undefined,
  ...Object.fromEntries(conditionsOf(search).map((condition) => [keyOf(condition), undefined])),
})

/** Where a condition stands in the address: `f.容值`. */
const keyOf = (condition: string): `f.${string}` => `f.${splitCondition(condition)?.name ?? condition}`

/** What changes when the filter that hides most goes. */
const withoutStrongest = ({ name, value }: EmptiedBy): Narrowed =>
  name === 'f' ? { [keyOf(value)]: undefined } : { [name]: undefined }

/** The filter that hides most, with the list without it. */
export const strongestOf = ([first]: readonly EmptiedBy[], hrefWith: HrefWith) =>
  first && { label: first.label, count: first.total, href: hrefWith(withoutStrongest(first)) }

type HrefWith = (change: Narrowed) => string

/** The filters that are on, each with the list without it. */
export function activeFilters(search: Narrowed, ways: PartFacets, hrefWith: HrefWith): ActiveFilter[] {
  const chosen = Object.entries(selectedIn(search)).flatMap(([key, values]) => {
    const name = key as Facet['name']
    const facet = ways.facets.find((one) => one.name === name)
    return values.map((value) => ({
      label: facet?.label ?? labels[name],
      value: facet?.values.find((one) => one.value === value)?.label ?? (name === 'stock' ? '现货' : value),
      href: hrefWith(narrowed(search, name, value, true)),
    }))
  })
  return [...chosen, ...conditionFilters(search, ways, hrefWith)]
}

const labels: Record<Facet['name'], string> = { brandId: '品牌', categoryId: '分类', package: '封装', stock: '供应' }

const conditionFilters = (search: Narrowed, { parameters }: PartFacets, hrefWith: HrefWith): ActiveFilter[] =>
  conditionsOf(search).map((condition) => {
    const { name, expression } = splitCondition(condition) ?? { name: condition, expression: '' }
    const { unit = '', label = name } = parameters.find((one) => one.name === name) ?? {}
    return { label, value: readExpression(expression, unit), href: hrefWith({ [keyOf(condition)]: undefined }) }
  })
