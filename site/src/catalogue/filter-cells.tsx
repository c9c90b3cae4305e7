import type { Facet, PartFacets } from '@xinpu/sdk/types'
import { FacetList, ParamFilter, type BankCell } from '@xinpu/ui/search'
import type { Ways } from '../search/use-narrowing.ts'

const inOrder: Facet['name'][] = ['package', 'brandId']
/** A cell of the bank is this long before 全部. */
const shown = 5

/** The ways to narrow a category, one cell each: package and maker, then its parameters. */
export function filterCells({ facets, parameters }: PartFacets, ways: Ways): BankCell[] {
  const common = inOrder
    .flatMap((name) => facets.find((facet) => facet.name === name) ?? [])
    .filter(({ values }) => values.length > 0)
    .map((facet) => ({
      id: facet.name,
      isOn: ways.selected[facet.name].length > 0,
      content: (
        <FacetList
          facet={facet}
          shown={shown}
          selected={ways.selected[facet.name]}
          hrefOf={(value, isOn) => ways.hrefOfFacet(facet.name, value, isOn)}
        />
      ),
    }))
  return [...common, ...parameters.map((parameter) => paramCell(parameter, ways))]
}

const paramCell = (parameter: PartFacets['parameters'][number], ways: Ways): BankCell => ({
  id: `f.${parameter.name}`,
  isOn: ways.conditionOn(parameter.name) !== undefined,
  content: (
    <ParamFilter
      parameter={parameter}
      shown={shown}
      value={ways.conditionOn(parameter.name)}
      hrefOf={(value) => ways.hrefOfParam(parameter.name, value)}
      onChange={(value) => ways.narrowParam(parameter.name, value)}
    />
  ),
})
