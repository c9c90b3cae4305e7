import { createFileRoute, notFound } from '@tanstack/react-router'
import { page, readsAddress, word } from '../../app/address.ts'
import { orNotFound } from '../../app/not-found.ts'
import { outsideHead } from '../../datasheet/outside-head.ts'
import { outsideDatasheet } from '../../datasheet/queries.ts'
import { LateMissingPage } from '../../portal/late-pages.tsx'
import { latePage } from '../../rendering/late-page.tsx'

const OutsidePage = latePage(
  () => import('../../datasheet/OutsidePage.tsx'),
  (page) => page.OutsidePage,
)

const idPattern = /^[1-9]\d{0,8}$/

const readSearch = readsAddress({ pg: page, hl: word(100) })

export const Route = createFileRoute('/specification_outside_detail/$id')({
  staticData: { shell: 'reader' },
  validateSearch: readSearch,
  loader: ({ context: { queryClient, call }, params: { id } }) => {
    if (!idPattern.test(id)) throw notFound()
    return orNotFound(queryClient.ensureQueryData(outsideDatasheet(call, Number(id))))
  },
  head: ({ loaderData, match }) => (loaderData ? outsideHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="资料" />,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { pg, hl } = Route.useSearch()
  return <OutsidePage key={id} id={Number(id)} page={pg} find={hl} />
}
