import { createFileRoute, notFound } from '@tanstack/react-router'
import * as z from 'zod'
import { datasheetHead } from '../../app/datasheet-head.ts'
import { MissingPage } from '../../app/MissingPage.tsx'
import { orNotFound } from '../../app/not-found.ts'
import { ReaderPage } from '../../app/ReaderPage.tsx'
import { publicDatasheet } from '../../queries/datasheet.ts'

const idPattern = /^[1-9]\d{0,8}$/

/** `pg` opens a page, `hl` looks for a word. */
const Search = z.object({
  pg: z.int().min(1).max(100_000).optional().catch(undefined),
  hl: z.coerce.string().max(100).optional().catch(undefined),
})

export const Route = createFileRoute('/specification_detail/$id')({
  staticData: { shell: 'reader', pattern: '/specification_detail/$id' },
  validateSearch: Search,
  loader: ({ context: { queryClient, api }, params: { id } }) => {
    if (!idPattern.test(id)) throw notFound()
    return orNotFound(queryClient.ensureQueryData(publicDatasheet(api, Number(id))))
  },
  head: ({ loaderData, match }) => (loaderData ? datasheetHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <MissingPage noun="资料" />,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { pg, hl } = Route.useSearch()
  return <ReaderPage key={id} id={Number(id)} page={pg ?? 1} find={hl} />
}
