import { useQuery } from '@tanstack/react-query'
import type { EnterpriseVO } from '@xinpu/sdk/types'
import { JobList } from '@xinpu/ui/job'
import { Pagination, Section } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { jobPlace } from '../job/places.ts'
import { jobsOf } from '../job/queries.ts'
import type { CompanyParams } from './company-params.ts'
import { CompanyEmpty } from './CompanyEmpty.tsx'
import { jobsAsked } from './load-company.ts'
import { companyPlace } from './places.ts'
import { companyPageSize } from './queries.ts'

/** Whom a company looks for. */
export function CompanyJobs({ company, search }: { company: EnterpriseVO; search: CompanyParams }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const found = useQuery(jobsOf(call, jobsAsked(company.id, search)))

  return (
    <Section title="招聘">
      <Region of={found}>
        {({ data, totalRecord }) =>
          data.length === 0 ? (
            <CompanyEmpty company={company} title="现在没有招聘职位" />
          ) : (
            <>
              <JobList jobs={data} hrefOf={({ id }) => place(jobPlace(id))} now={new Date(visit.now)} />
              <Pagination
                page={search.page ?? 1}
                pageSize={companyPageSize}
                total={totalRecord}
                hrefFor={(page) => place(companyPlace(company.id, { tab: 'jobs', page }))}
              />
            </>
          )
        }
      </Region>
    </Section>
  )
}
