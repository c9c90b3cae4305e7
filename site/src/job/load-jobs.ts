import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import { lastPage } from '../app/address.ts'
import { filterOf, type JobParams } from './job-params.ts'
import { jobsPlace } from './places.ts'
import { jobFacetsOf, jobKinds, jobsOf, jobsPageSize } from './queries.ts'

/** What the server is asked for a page of jobs. */
export const jobsInput = (search: JobParams) => ({
  pageIndex: search.page ?? 1,
  pageSize: jobsPageSize,
  ...filterOf(search),
  ...(search.sort && { sort: search.sort }),
})

/** A page of jobs, and what it can be narrowed by. */
export async function loadJobs({ queryClient, call }: { queryClient: QueryClient; call: Client }, search: JobParams) {
  const [found, kinds] = await Promise.all([
    queryClient.ensureQueryData(jobsOf(call, jobsInput(search))),
    queryClient.ensureQueryData(jobKinds(call)),
    queryClient.ensureQueryData(jobFacetsOf(call, filterOf(search))),
  ])
  const page = search.page ?? 1
  const last = lastPage(found, page, jobsPageSize)
  if (last) throw redirect({ ...jobsPlace({ ...search, page: last }), replace: true })
  const kind = kinds.flatMap(({ children }) => children).find(({ id }) => id === search.categoryId)
  return { page, kind: kind?.name, jobs: found.data.map(({ id, title }) => ({ id, title })) }
}
