import { createFileRoute } from '@tanstack/react-router'
import { LateMissingPage } from '../../../app/late-pages.tsx'
import { narrowedBy } from '../../../app/search-params.ts'
import { titleOf } from '../../../app/settings.ts'
import { categoryTree } from '../../../queries/datasheet.ts'
import { ChoicePage } from '../../../selection/ChoicePage.tsx'
import { listHead } from '../../../selection/list-head.ts'
import { numbersIn } from '../../../selection/list-path.ts'
import { loadSelection } from '../../../selection/load-selection.ts'
import { SelectionPage } from '../../../selection/SelectionPage.tsx'
import { readSelectionParams, selectionPlace } from '../../../selection/selection-params.ts'

const path = '/prefecture/electronicComponentList'

/** No segment: a category is chosen. `{categoryId}/{page}`: its table. */
export const Route = createFileRoute('/prefecture/electronicComponentList/$')({
  staticData: { shell: 'index', pattern: '/prefecture/electronicComponentList/$' },
  validateSearch: readSelectionParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const [categoryId, page = 1] = numbersIn(params._splat, 2)
    if (categoryId !== undefined) return loadSelection(context, categoryId, page, deps)
    await context.queryClient.ensureQueryData(categoryTree(context.call))
    return undefined
  },
  head: ({ loaderData, match }) => {
    const { visit } = match.context
    const origin = visit.origin
    if (!loaderData)
      return {
        meta: [{ title: titleOf('参数选型：按分类选择元器件') }],
        links: [{ rel: 'canonical', href: `${origin}${path}` }],
      }
    const { category, page, parts } = loaderData
    return listHead(
      {
        title: `${category.name} 参数选型`,
        path: page === 1 ? `${path}/${category.id}` : `${path}/${category.id}/${page}`,
        page,
        parts,
        crumbs: [
          { name: '参数选型', path },
          ...(category.parent ? [{ name: category.parent.name, path: `${path}/${category.parent.id}` }] : []),
          { name: category.name, path: `${path}/${category.id}` },
        ],
        isVariant: narrowedBy(match.search) > 0 || Boolean(match.search.sort ?? match.search.size),
      },
      visit,
    )
  },
  notFoundComponent: () => <LateMissingPage noun="分类" />,
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  const search = Route.useSearch()
  if (!loaded) return <ChoicePage title="参数选型" placeOf={(id) => selectionPlace(id)} />
  return <SelectionPage categoryId={loaded.category.id} page={loaded.page} search={search} />
}
