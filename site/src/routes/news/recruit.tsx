import { createFileRoute } from '@tanstack/react-router'
import { jobsHead } from '../../job/job-head.ts'
import { readJobParams } from '../../job/job-params.ts'
import { loadJobs } from '../../job/load-jobs.ts'
import { latePage } from '../../rendering/late-page.tsx'

const JobsPage = latePage(
  () => import('../../job/JobsPage.tsx'),
  (page) => page.JobsPage,
)

export const Route = createFileRoute('/news/recruit')({
  staticData: { shell: 'index' },
  validateSearch: readJobParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadJobs(context, deps),
  head: ({ loaderData, match }) => (loaderData ? jobsHead(loaderData, match.search, match.context.visit) : {}),
  component: Page,
})

function Page() {
  return <JobsPage search={Route.useSearch()} />
}
