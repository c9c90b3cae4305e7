import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { readCatalogueParams } from '../../../catalogue/catalogue-params.ts'
import { categoryIn, filledIn } from '../../../catalogue/category-of.ts'
import { choiceHead } from '../../../catalogue/choice-head.ts'
import { listHead } from '../../../catalogue/list-head.ts'
import { numbersIn } from '../../../catalogue/list-path.ts'
import { loadParts } from '../../../catalogue/load-parts.ts'
import { categoryPlace } from '../../../catalogue/places.ts'
import { categoryTree } from '../../../datasheet/queries.ts'
import { narrowedBy } from '../../../search/search-params.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'
import { LateChoicePage } from '../../../catalogue/late-pages.ts'

const CategoryPage = latePage(
  () => import('../../../catalogue/CategoryPage.tsx'),
  (page) => page.CategoryPage,
)
const path = '/datasheet/datasheetCategory'

/** No segment: the whole tree. `{categoryId}`: its parts; what follows is dropped for good. */
export const Route = createFileRoute('/datasheet/datasheetCategory/$')({
  staticData: { shell: 'datasheet' },
  validateSearch: readCatalogueParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const [first, ...more] = (params._splat ?? '').split('/').filter(Boolean)
    const [categoryId] = numbersIn(first, 1)
    const tree = await context.queryClient.ensureQueryData(categoryTree(context.call))
    if (categoryId === undefined) return { choices: filledIn(tree, path) }
    if (more.length > 0) throw redirect({ ...categoryPlace(categoryId), replace: true, statusCode: 308 })
    const category = categoryIn(tree, categoryId)
    if (!category) throw notFound()
    const parts = await loadParts(context, {
      of: { categoryId },
      search: deps,
      placeOf: (search) => categoryPlace(categoryId, search),
    })
    return { category, parts }
  },
  head: ({ loaderData, match }) => {
    const { visit } = match.context
    if (!loaderData) return {}
    if (loaderData.choices)
      return choiceHead(
        {
          title: '全部分类：型号与数据手册',
          description: '按分类查元器件的型号、参数与数据手册。',
          path,
          entries: loaderData.choices,
        },
        visit,
      )
    const { category, parts } = loaderData
    const { page = 1, sort } = match.search
    const own = `${path}/${category.id}`
    return listHead(
      {
        title: `${category.name} 型号与数据手册`,
        path: page === 1 ? own : `${own}?page=${page}`,
        page,
        parts,
        crumbs: [
          { name: '全部分类', path },
          ...(category.parent ? [{ name: category.parent.name, path: `${path}/${category.parent.id}` }] : []),
          { name: category.name, path: own },
        ],
        isVariant: narrowedBy(match.search) > 0 || sort !== undefined,
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
  if (loaded.choices) return <LateChoicePage title="全部分类" placeOf={(id) => categoryPlace(id)} />
  return <CategoryPage categoryId={loaded.category.id} search={search} />
}
