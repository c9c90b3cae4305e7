import { createFileRoute } from '@tanstack/react-router'
import { jobsHead } from '../../job/job-head.ts'
import { readJobParams } from '../../job/job-params.ts'
import { JobsPage } from '../../job/JobsPage.tsx'
import { loadJobs } from '../../job/load-jobs.ts'

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
