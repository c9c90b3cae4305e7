import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { FilterBar, type FilterField, type FilterValue } from '@xinpu/ui/primitives'
import type { BrandSpecsParams } from './brand-params.ts'
import { chosenOf, filtersOf } from './name-filter.ts'
import { categoriesOfBrand } from './queries.ts'

export interface SpecsFilterProps {
  brandId: number
  search: BrandSpecsParams
  total: number
  /** The address of the list. */
  action: string
  onChange: (change: Pick<BrandSpecsParams, 'keywords' | 'categoryId'>) => void
}

/** Searches among the documents of a brand, all or those of a category. */
export function SpecsFilter({ brandId, search, total, action, onChange }: SpecsFilterProps) {
  const { call } = useRouteContext({ from: '__root__' })
  const { data: categories } = useSuspenseQuery(categoriesOfBrand(call, brandId))
  const schema: FilterField[] = [
    { kind: 'text', name: 'keywords', label: '型号或标题', placeholder: '在这个品牌的资料里搜索' },
    {
      kind: 'select',
      name: 'categoryId',
      label: '分类',
      options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ]

  return (
    <FilterBar
      schema={schema}
      value={filtersOf(search)}
      total={total}
      action={action}
      onChange={(value: FilterValue) => onChange(chosenOf(value))}
    />
  )
}
