import { createFileRoute } from '@tanstack/react-router'
import { id as idIn } from '../../../app/address.ts'
import { orNotFound } from '../../../app/not-found.ts'
import { ownHead } from '../../../app/settings.ts'
import { readComposeParams } from '../../../circle/circle-params.ts'
import { circleNumbered, circlesOf } from '../../../circle/queries.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const ComposePage = latePage(
  () => import('../../../circle/ComposePage.tsx'),
  (page) => page.ComposePage,
)

/** `0` where the circle is still to be chosen. */
export const Route = createFileRoute('/circle/publishCircle/$id')({
  staticData: { shell: 'default' },
  validateSearch: readComposeParams,
  loader: async ({ context: { queryClient, call }, params }) => {
    const id = idIn(params.id) ?? 0
    if (id === 0) await queryClient.prefetchQuery(circlesOf(call, 1))
    else await orNotFound(queryClient.ensureQueryData(circleNumbered(call, id)))
    return { id }
  },
  head: () => ownHead('发帖'),
  notFoundComponent: () => <LateMissingPage noun="圈子" />,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData()
  const { edit } = Route.useSearch()
  return <ComposePage key={id} circleId={id} edit={edit} />
}
