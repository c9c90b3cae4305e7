import { createFileRoute } from '@tanstack/react-router'
import { id } from '../../../app/address.ts'
import { orNotFound } from '../../../app/not-found.ts'
import { jobHead } from '../../../job/job-head.ts'
import { jobOf } from '../../../job/queries.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const JobPage = latePage(
  () => import('../../../job/JobPage.tsx'),
  (page) => page.JobPage,
)

export const Route = createFileRoute('/news/recruitDetail/$id')({
  staticData: { shell: 'default' },
  loader: ({ context: { queryClient, call }, params }) =>
    orNotFound(queryClient.ensureQueryData(jobOf(call, id(params.id) ?? 0))),
  head: ({ loaderData, match }) => (loaderData ? jobHead(loaderData, match.context.visit) : {}),
  notFoundComponent: () => <LateMissingPage noun="职位" />,
  component: Page,
})

function Page() {
  const { id: given } = Route.useParams()
  return <JobPage key={given} id={Number(given)} />
}
