import { createFileRoute, redirect } from '@tanstack/react-router'
import { lastPage, pageInAddress } from '../../../app/address.ts'
import { orNotFound } from '../../../app/not-found.ts'
import { readBrandParams } from '../../../catalogue/brand-choice.ts'
import { brandChoice, choicesOf, choiceHead } from '../../../catalogue/choice-head.ts'
import { listHead } from '../../../catalogue/list-head.ts'
import { numbersIn } from '../../../catalogue/list-path.ts'
import { loadParts } from '../../../catalogue/load-parts.ts'
import { brandPartsPlace } from '../../../catalogue/places.ts'
import { brandLetters, brandOf, brandPageSize, brandsWithParts } from '../../../catalogue/queries.ts'
import { narrowedBy } from '../../../search/search-params.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const BrandChoicePage = latePage(
  () => import('../../../catalogue/BrandChoicePage.tsx'),
  (page) => page.BrandChoicePage,
)
const BrandPartsPage = latePage(
  () => import('../../../catalogue/BrandPartsPage.tsx'),
  (page) => page.BrandPartsPage,
)

const path = '/datasheet/datasheetBrand'

/** No segment: brands by letter. `{brandId}`, `{brandId}/{categoryId}`: their parts. */
export const Route = createFileRoute('/datasheet/datasheetBrand/$')({
  staticData: { shell: 'datasheet' },
  validateSearch: readBrandParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps: { letter, ...search } }) => {
    const { queryClient, call } = context
    const [brandId, categoryId] = numbersIn(params._splat, 2)
    if (brandId === undefined) {
      const [found] = await Promise.all([
        queryClient.ensureQueryData(brandsWithParts(call, letter, search.page ?? 1)),
        queryClient.ensureQueryData(brandLetters(call)),
      ])
      const last = lastPage(found, search.page ?? 1, brandPageSize)
      if (last)
        throw redirect({
          to: '/datasheet/datasheetBrand/$',
          params: { _splat: '' },
          search: { letter, page: pageInAddress(last) },
          replace: true,
        })
      return { choices: choicesOf(found.data, path) }
    }
    const brand = await orNotFound(queryClient.ensureQueryData(brandOf(call, brandId)))
    const parts = await loadParts(context, {
      of: { brandId, categoryId },
      search,
      placeOf: (next) => brandPartsPlace(brandId, categoryId, next),
    })
    return { brand, categoryId, parts }
  },
  head: ({ loaderData, match }) => {
    const { visit } = match.context
    const { page = 1, sort } = match.search
    if (!loaderData) return {}
    if (loaderData.choices) return choiceHead(brandChoice(loaderData.choices, match.search, path), visit)
    const { brand, categoryId, parts } = loaderData
    const own = `${path}/${brand.id}${categoryId === undefined ? '' : `/${categoryId}`}`
    return listHead(
      {
        title: `${brand.brandCn}（${brand.brandEn}）全部型号`,
        path: page === 1 ? own : `${own}?page=${page}`,
        page,
        parts,
        crumbs: [
          { name: '品牌', path },
          { name: brand.fullName, path: `${path}/${brand.id}` },
        ],
        isVariant: narrowedBy(match.search) > 0 || sort !== undefined,
      },
      visit,
    )
  },
  notFoundComponent: () => <LateMissingPage noun="品牌资料" />,
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  const { letter, ...search } = Route.useSearch()
  if (loaded.choices) return <BrandChoicePage letter={letter} page={search.page} />
  return <BrandPartsPage brandId={loaded.brand.id} categoryId={loaded.categoryId} search={search} />
}
