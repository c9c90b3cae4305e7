import type { Facet, PartFacets } from '@xinpu/sdk/types'
import { FacetPanel, ParamFilter } from '@xinpu/ui/search'
import type { Ways } from './use-narrowing.ts'

export interface WaysPanelProps {
  facets: PartFacets
  ways: Ways
  /** How many filters are on. */
  narrowed: number
  /**
   * Facets that the page itself stands for.
   *
   * @default []
   */
  fixed?: readonly Facet['name'][]
}

/** The ways to narrow a list of parts, at its left: what all parts have, then the parameters of their category. */
export const WaysPanel = ({ facets, ways, narrowed, fixed = [] }: WaysPanelProps) => (
  <FacetPanel
    facets={facets.facets.filter(({ name }) => !fixed.includes(name))}
    selected={ways.selected}
    hrefOf={ways.hrefOfFacet}
    clearHref={narrowed > 0 ? ways.clearHref : undefined}
  >
    {facets.parameters.map((parameter) => (
      <ParamFilter
        key={parameter.name}
        parameter={parameter}
        value={ways.conditionOn(parameter.name)}
        hrefOf={(value) => ways.hrefOfParam(parameter.name, value)}
        onChange={(value) => ways.narrowParam(parameter.name, value)}
      />
    ))}
  </FacetPanel>
)
