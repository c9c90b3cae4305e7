import { createFileRoute } from '@tanstack/react-router'
import { filledIn } from '../../../catalogue/category-of.ts'
import { choiceHead } from '../../../catalogue/choice-head.ts'
import { listHead } from '../../../catalogue/list-head.ts'
import { numbersIn } from '../../../catalogue/list-path.ts'
import { loadSelection } from '../../../catalogue/load-selection.ts'
import { readSelectionParams, selectionPlace } from '../../../catalogue/selection-params.ts'
import { categoryTree } from '../../../datasheet/queries.ts'
import { narrowedBy } from '../../../search/search-params.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'
import { LateChoicePage } from '../../../catalogue/late-pages.ts'

const SelectionPage = latePage(
  () => import('../../../catalogue/SelectionPage.tsx'),
  (page) => page.SelectionPage,
)

const path = '/prefecture/electronicComponentList'

/** No segment: a category is chosen. `{categoryId}/{page}`: its table. */
export const Route = createFileRoute('/prefecture/electronicComponentList/$')({
  staticData: { shell: 'index' },
  validateSearch: readSelectionParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const [categoryId, page = 1] = numbersIn(params._splat, 2)
    if (categoryId !== undefined) return loadSelection(context, categoryId, page, deps)
    const tree = await context.queryClient.ensureQueryData(categoryTree(context.call))
    return { choices: filledIn(tree, path) }
  },
  head: ({ loaderData, match }) => {
    const { visit } = match.context
    if (!loaderData) return {}
    if ('choices' in loaderData)
      return choiceHead(
        {
          title: '参数选型：按分类选择元器件',
          description: '选一个分类，按容值、耐压、封装等参数筛选型号，比较后下载数据手册。',
          path,
          entries: loaderData.choices,
        },
        visit,
      )
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
  notFoundComponent: () => <LateMissingPage noun="分类目录" />,
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  const search = Route.useSearch()
  if ('choices' in loaded) return <LateChoicePage title="参数选型" placeOf={(id) => selectionPlace(id)} />
  return <SelectionPage categoryId={loaded.category.id} page={loaded.page} search={search} />
}
