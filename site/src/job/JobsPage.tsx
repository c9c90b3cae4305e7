import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { JobVO } from '@xinpu/sdk/types'
import { JobList } from '@xinpu/ui/job'
import { PageHead, ResultsLayout } from '@xinpu/ui/layout'
import { EmptyState, FilterBar, LinkButton, ListToolbar, Pagination, type FilterField } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { filterOf, readJobParams, type JobParams } from './job-params.ts'
import { JobFacetList } from './JobFacetList.tsx'
import { jobsInput } from './load-jobs.ts'
import { jobPlace, jobRoomHref, jobsPlace } from './places.ts'
import { jobsOf, jobsPageSize } from './queries.ts'

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'keywords', label: '职位', placeholder: '职位、公司或会什么' },
  { kind: 'text', name: 'salaryMin', label: '最低月薪', placeholder: '元，如 20000' },
]
const sorts = [
  { value: 'newest', label: '最近更新' },
  { value: 'salary', label: '月薪从高到低' },
]

/** R058: jobs under one scale of pay. */
export function JobsPage({ search }: { search: JobParams }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const navigate = useNavigate()
  const { data: found } = useSuspenseQuery(jobsOf(call, jobsInput(search)))
  const { page: _page, ...kept } = search
  const go = (part: object) => void navigate(jobsPlace(readJobParams({ ...kept, ...part })))

  return (
    <ResultsLayout
      title="招聘"
      head={<PageHead title="招聘" actions={<LinkButton href={jobRoomHref()}>发布职位</LinkButton>} />}
      facets={<JobFacetList search={search} />}
      narrowed={Object.keys(filterOf(search)).length}
    >
      <FilterBar
        schema={fields}
        value={{ keywords: search.keywords, salaryMin: search.salaryMin?.toString() }}
        total={found.totalRecord}
        action={place(jobsPlace())}
        onChange={({ keywords, salaryMin }) => go({ keywords, salaryMin: salaryMin === '' ? undefined : salaryMin })}
      />
      <ListToolbar
        title="职位"
        total={found.totalRecord}
        order={{ value: search.sort ?? 'newest', options: sorts, onChange: (sort) => go({ sort }) }}
        link={place(jobsPlace(search))}
      />
      {found.data.length > 0 ? (
        <JobList
          jobs={found.data}
          hrefOf={({ id }) => place(jobPlace(id))}
          now={new Date(visit.now)}
          wished={search.salaryMin}
          actionOf={applyTo}
        />
      ) : (
        <NothingFound search={search} />
      )}
      <Pagination
        page={search.page ?? 1}
        pageSize={jobsPageSize}
        total={found.totalRecord}
        hrefFor={(page) => place(jobsPlace({ ...search, page }))}
      />
    </ResultsLayout>
  )
}

const applyTo = (job: JobVO) => <Apply job={job} />

/** Applying begins on the job's own page, where it can be read first. */
function Apply({ job }: { job: JobVO }) {
  const place = usePlace()
  return (
    <LinkButton size="sm" href={place(jobPlace(job.id))} aria-label={`投递 ${job.title}`}>
      投递
    </LinkButton>
  )
}

/** What may be loosened: the city first, then the pay. */
function NothingFound({ search }: { search: JobParams }) {
  const place = usePlace()
  const { city, salaryMin, page: _page, ...rest } = search
  const looser = city ? { ...rest, salaryMin } : rest
  return (
    <EmptyState
      title="没有符合条件的职位"
      why="放宽一个条件试试，或看全部职位。"
      action={
        (city ?? salaryMin) && (
          <LinkButton tone="primary" href={place(jobsPlace(looser))}>
            {city ? `去掉“${city}”` : '不限月薪'}
          </LinkButton>
        )
      }
      secondary={<LinkButton href={place(jobsPlace())}>看全部职位</LinkButton>}
    />
  )
}
