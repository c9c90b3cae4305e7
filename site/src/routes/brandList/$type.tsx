import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { lastPage, pageInAddress } from '../../app/address.ts'
import { directoryInput, directoryPageSize, directoryTypes, halfOf } from '../../brand/brand-input.ts'
import { readDirectoryParams } from '../../brand/brand-params.ts'
import { directoryHead } from '../../brand/directory-head.ts'
import { directoryPlace } from '../../brand/places.ts'
import { brandDirectory, lettersOf } from '../../brand/queries.ts'
import { categoryTree } from '../../datasheet/queries.ts'
import { hotBrands } from '../../portal/queries.ts'
import { latePage } from '../../rendering/late-page.tsx'

const BrandListPage = latePage(
  () => import('../../brand/BrandListPage.tsx'),
  (page) => page.BrandListPage,
)

export const Route = createFileRoute('/brandList/$type')({
  staticData: { shell: 'default' },
  validateSearch: readDirectoryParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, params: { type }, deps }) => {
    if (!directoryTypes.some(({ id }) => id === type)) throw notFound()
    const [found] = await Promise.all([
      queryClient.ensureQueryData(brandDirectory(call, directoryInput(type, deps))),
      queryClient.ensureQueryData(lettersOf(call, halfOf(type))),
      queryClient.ensureQueryData(categoryTree(call)),
      queryClient.ensureQueryData(hotBrands(call)),
    ])
    const last = lastPage(found, deps.page ?? 1, directoryPageSize)
    if (last) throw redirect({ ...directoryPlace(type, { ...deps, page: pageInAddress(last) }), replace: true })
    return found.data
  },
  head: ({ loaderData, params, match }) =>
    loaderData ? directoryHead(params.type, match.search, loaderData, match.context.visit) : {},
  component: Page,
})

function Page() {
  const { type } = Route.useParams()
  return <BrandListPage key={type} type={type} search={Route.useSearch()} />
}
