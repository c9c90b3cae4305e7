import { useSuspenseQuery } from '@tanstack/react-query'
import { CategorySymbol } from '@xinpu/ui/datasheet'
import { PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, LinkButton } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { categoryTree } from '../datasheet/queries.ts'
import type { CatalogueParams } from './catalogue-params.ts'
import { categoryIn } from './category-of.ts'
import { PartList } from './PartList.tsx'
import { categoryPlace } from './places.ts'
import { selectionPlace } from './selection-params.ts'

export interface CategoryPageProps {
  categoryId: number
  search: CatalogueParams
}

/** R085: the parts of a category and their datasheets. */
export function CategoryPage({ categoryId, search }: CategoryPageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: tree } = useSuspenseQuery(categoryTree(call))
  const category = categoryIn(tree, categoryId)
  const name = category?.name ?? ''

  return (
    <PartList
      key={categoryId}
      title={name}
      of={{ categoryId }}
      below={category?.children ?? []}
      search={search}
      hrefWith={({ categoryId: child, ...change }) =>
        place(categoryPlace(child ?? categoryId, child ? { ...change } : { ...search, ...change }))
      }
      head={
        <PageHead
          breadcrumb={
            <Breadcrumb
              items={[
                { label: '全部分类', href: place({ to: '/datasheet/datasheetCategory/$', params: { _splat: '' } }) },
                ...(category?.parent
                  ? [{ label: category.parent.name, href: place(categoryPlace(category.parent.id)) }]
                  : []),
                { label: name },
              ]}
            />
          }
          symbol={<CategorySymbol name={category?.symbol ?? ''} />}
          title={name}
          count={category?.count}
          actions={
            <LinkButton size="sm" href={place(selectionPlace(categoryId))}>
              参数选型表
            </LinkButton>
          }
        />
      }
    />
  )
}
