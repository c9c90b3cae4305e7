import { createFileRoute, notFound } from '@tanstack/react-router'
import { id, page, readsAddress, word } from '../../app/address.ts'
import { goneIn, orNotFound } from '../../app/not-found.ts'
import { datasheetHead } from '../../datasheet/datasheet-head.ts'
import { publicDatasheet } from '../../datasheet/queries.ts'
import { LateMissingPage } from '../../portal/late-pages.tsx'
import { latePage } from '../../rendering/late-page.tsx'

const ReaderPage = latePage(
  () => import('../../datasheet/ReaderPage.tsx'),
  (page) => page.ReaderPage,
)

const idPattern = /^[1-9]\d{0,8}$/

/** `pg` opens a page, `rev` an older revision by its number, `hl` looks for a word. */
const readSearch = readsAddress({ pg: page, rev: id, hl: word(100) })

export const Route = createFileRoute('/specification_detail/$id')({
  staticData: { shell: 'reader' },
  validateSearch: readSearch,
  loader: ({ context: { queryClient, call }, params: { id } }) => {
    if (!idPattern.test(id)) throw notFound()
    return orNotFound(queryClient.ensureQueryData(publicDatasheet(call, Number(id))))
  },
  head: ({ loaderData, match }) => (loaderData ? datasheetHead(loaderData, match.context.visit) : {}),
  notFoundComponent: ({ data }) => <LateMissingPage noun="资料" gone={goneIn(data)} />,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { pg, rev, hl } = Route.useSearch()
  return <ReaderPage key={`${id} ${rev}`} id={Number(id)} revision={rev} page={pg} find={hl} />
}
