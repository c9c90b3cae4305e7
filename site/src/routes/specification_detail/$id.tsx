import { createFileRoute, notFound } from '@tanstack/react-router'
import { LateMissingPage } from '../../app/late-pages.tsx'
import { goneIn, orNotFound } from '../../app/not-found.ts'
import { ReaderPage } from '../../app/ReaderPage.tsx'
import { wholeOf, wordOf } from '../../app/search-params.ts'
import { publicDatasheet } from '../../queries/datasheet.ts'

const idPattern = /^[1-9]\d{0,8}$/

/** `pg` opens a page, `hl` looks for a word. What cannot be is undefined: the router would put back what is left out. */
const readSearch = ({ pg, hl }: Record<string, unknown>): { pg?: number | undefined; hl?: string | undefined } => ({
  pg: wholeOf(pg, 100_000),
  hl: wordOf(hl, 100),
})

export const Route = createFileRoute('/specification_detail/$id')({
  staticData: { shell: 'reader', pattern: '/specification_detail/$id' },
  validateSearch: readSearch,
  loader: ({ context: { queryClient, call }, params: { id } }) => {
    if (!idPattern.test(id)) throw notFound()
    return orNotFound(queryClient.ensureQueryData(publicDatasheet(call, Number(id))))
  },
  head: async ({ loaderData, match }) => {
    const { datasheetHead } = await import('../../app/datasheet-head.ts')
    return loaderData ? datasheetHead(loaderData, match.context.visit) : {}
  },
  notFoundComponent: ({ data }) => <LateMissingPage noun="资料" gone={goneIn(data)} />,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { pg, hl } = Route.useSearch()
  return <ReaderPage key={id} id={Number(id)} page={pg} find={hl} />
}
