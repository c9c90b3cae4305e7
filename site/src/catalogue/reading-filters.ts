import type { ParameterFacet, PartFacets, QueryChip } from '@xinpu/sdk/types'
import type { SelectionParams } from './selection-params.ts'

/** The category that most of what was found is in; undefined where nothing was. */
export function mainCategory({ facets }: PartFacets): number | undefined {
  const [first] = facets.find(({ name }) => name === 'categoryId')?.values ?? []
  return first && Number(first.value)
}

/** A sentence that was understood, as filters of the parametric table; words that are no filter are left out. */
export function readingFilters(chips: readonly QueryChip[], { facets, parameters }: PartFacets): SelectionParams {
  const packages = chips.filter(({ kind }) => kind === 'package').map(({ value }) => value)
  const names = chips.filter(({ kind }) => kind === 'brand').map(({ value }) => value)
  const brands = facets
    .filter(({ name }) => name === 'brandId')
    .flatMap(({ values }) => values.filter(({ label }) => names.includes(label)).map(({ value }) => Number(value)))
  const conditions = chips.filter(({ kind }) => kind === 'quantity').flatMap((chip) => conditionOf(chip, parameters))

  return {
    ...(packages.length > 0 && { package: packages }),
    ...(brands.length > 0 && { brandId: brands }),
    ...Object.fromEntries(conditions),
  }
}

/** 电压 is several parameters of a regulator: the one that most parts have at that value is meant. */
function conditionOf({ label, value }: QueryChip, parameters: readonly ParameterFacet[]): [`f.${string}`, string][] {
  const named = parameters.filter(({ name }) => name.includes(label))
  const counted = named
    .map((parameter) => ({ parameter, count: countAt(parameter, value) }))
    .sort((a, b) => b.count - a.count)
  const [best] = counted
  if (!best || (best.count === 0 && best.parameter.name !== label)) return []
  return [[`f.${best.parameter.name}`, value]]
}

const countAt = ({ values }: ParameterFacet, value: string): number =>
  values.find(({ label }) => bare(label) === bare(value))?.count ?? 0

const bare = (text: string): string => text.replaceAll(' ', '')

/** What is shown of the parts that were found. */
const shown = 10

/** What is asked for to show how a sentence was read: the first parts that answer it. */
export const previewOf = (q: string) => ({ keywords: q, pageIndex: 1, pageSize: shown })
