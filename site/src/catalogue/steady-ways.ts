import type { PartFacets } from '@xinpu/sdk/types'

/**
 * The ways to narrow, where they stood before anything was narrowed: a filter or a column keeps its place however few
 * parts are left, with nothing counted where there is none.
 */
export const steadyWays = (now: PartFacets, before: PartFacets): PartFacets => ({
  facets: before.facets.map((facet) => {
    const found = now.facets.find(({ name }) => name === facet.name)
    return found && found.values.length > 0 ? found : { ...facet, values: facet.values.map(uncounted) }
  }),
  parameters: before.parameters.map(
    (parameter) =>
      now.parameters.find(({ name }) => name === parameter.name) ?? {
        ...parameter,
        count: 0,
        values: parameter.values.map(uncounted),
      },
  ),
})

const uncounted = <T extends { count: number }>(value: T): T => ({ ...value, count: 0 })
