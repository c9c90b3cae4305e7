import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { slugOf } from '@xinpu/sdk/format'
import { orNotFound } from '../../../app/not-found.ts'
import { missingHead } from '../../../app/settings.ts'
import { loadByPart, loadPart } from '../../../catalogue/load-part.ts'
import { nearIn, orNear } from '../../../catalogue/near-numbers.ts'
import { partHead } from '../../../catalogue/part-head.ts'
import { readPartParams } from '../../../catalogue/part-params.ts'
import { partPlace } from '../../../catalogue/places.ts'
import { partDetail } from '../../../datasheet/queries.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const PartPage = latePage(
  () => import('../../../catalogue/PartPage.tsx'),
  (page) => page.PartPage,
  (page) => page.bringPart(),
)

const idPattern = /^[1-9]\d{0,8}$/

/** `{modelId}/{slug}`: a wrong or missing slug leads to the right one for good, and what was merged to what stays. */
export const Route = createFileRoute('/datasheet/datasheetDetail/$')({
  staticData: { shell: 'datasheet' },
  validateSearch: readPartParams,
  loaderDeps: ({ search: { qty } }) => ({ qty }),
  loader: async ({ context: { queryClient, call }, params, deps }) => {
    const [id = '', slug, ...more] = (params._splat ?? '').split('/')
    if (!idPattern.test(id) || more.length > 0) throw notFound()
    const byPart = loadByPart(queryClient, call, Number(id), deps.qty)
    const asked = orNotFound(queryClient.ensureQueryData(partDetail(call, Number(id))))
    const part = await (slug ? orNear(asked, call, slug) : asked)
    if (part.id !== Number(id)) throw redirect({ ...partPlace(part), search: true, replace: true, statusCode: 301 })
    if (slug !== slugOf(part.model))
      throw redirect({ ...partPlace(part), search: true, replace: true, statusCode: 308 })
    const loaded = await loadPart(queryClient, call, part, byPart)
    return loaded
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return missingHead('型号资料')
    return partHead(loaderData.part, loaderData.alternates, match.context.visit)
  },
  notFoundComponent: ({ data }) => <LateMissingPage noun="型号资料" near={nearIn(data)} />,
  component: Page,
})

function Page() {
  const { part } = Route.useLoaderData()
  const { tab, qty } = Route.useSearch()
  return <PartPage id={part.id} tab={tab} pieces={qty} />
}
