import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { id, readsAddress } from '../app/address.ts'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { titleOf, missingHead } from '../app/settings.ts'
import { loadByNumber } from '../catalogue/load-by-number.ts'
import { nearIn } from '../catalogue/near-numbers.ts'
import { partHead } from '../catalogue/part-head.ts'
import { partReadings } from '../catalogue/part-params.ts'
import { LateMissingPage } from '../portal/late-pages.tsx'
import { latePage } from '../rendering/late-page.tsx'

const PartPage = latePage(
  () => import('../catalogue/PartPage.tsx'),
  (page) => page.PartPage,
)
const SameNumberPage = latePage(
  () => import('../catalogue/SameNumberPage.tsx'),
  (page) => page.SameNumberPage,
)

const readSearch = readsAddress({ ...partReadings, brandId: id })

/** A part by its number, as people link to it: the part's page in place, or a choice where several makers use the number. */
export const Route = createFileRoute('/specification_{$product}_detail')({
  staticData: { shell: 'datasheet' },
  validateSearch: readSearch,
  loaderDeps: ({ search: { brandId, qty } }) => ({ brandId, qty }),
  loader: ({ context, params: { product }, deps }) => loadByNumber(context, product, deps),
  head: ({ loaderData, match }) => {
    if (!loaderData) return missingHead('型号资料')
    const { visit } = match.context
    if ('part' in loaderData) return partHead(loaderData.part, loaderData.alternates, visit)
    return {
      meta: [{ title: titleOf(`${match.params.product} 同名型号`) }, { name: 'robots', content: 'noindex,follow' }],
    }
  },
  notFoundComponent: ({ data }) => <LateMissingPage noun="型号资料" near={nearIn(data)} />,
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  const { product } = Route.useParams()
  const { tab, qty } = Route.useSearch()
  const call = useCall()
  const { data: who, isFetching } = useQuery(me(call))
  useAutoLogin(who === null && !isFetching)
  if ('part' in loaded) return <PartPage id={loaded.part.id} tab={tab} pieces={qty} />
  return <SameNumberPage model={product} parts={loaded.parts} />
}
