import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ReportView } from '@xinpu/ui/company'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, EmptyState, LinkButton, LinkTabs } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { lookupPlace, registerPlace, reportPlace } from './places.ts'
import { registered, reportOf, yearsOf } from './queries.ts'
import { Source } from './Source.tsx'

interface ReportPageProps {
  id: number
  year: number | undefined
  /** The year before it that was reported on. */
  before: number | undefined
}

/** R023: what a company published on a year, held against the year before. */
export function ReportPage({ id, year, before }: ReportPageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: company } = useSuspenseQuery(registered(call, id))
  const { data: years } = useSuspenseQuery(yearsOf(call, id))

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '查企业', href: place(lookupPlace) },
            { label: company.name, href: place(registerPlace(id)) },
            { label: '年报' },
          ]}
        />
      }
      head={
        <>
          <PageHead title={year ? `${year} 年度报告` : '年报'} />
          <Source {...company} />
          {years.length > 0 && (
            <LinkTabs
              label="年份"
              current={String(year)}
              items={years.map((one) => ({
                id: String(one.year),
                label: String(one.year),
                href: place(reportPlace(id, one.year)),
              }))}
            />
          )}
        </>
      }
    >
      {year === undefined ? (
        <EmptyState
          title="未公示年报"
          why="年报在次年 6 月 30 日前公示。"
          action={<LinkButton href={place(registerPlace(id))}>回到企业页</LinkButton>}
        />
      ) : (
        <Report id={id} year={year} before={before} />
      )}
    </DefaultLayout>
  )
}

function Report({ id, year, before }: ReportPageProps & { year: number }) {
  const call = useCall()
  const place = usePlace()
  const { data: previous } = useQuery({ ...reportOf(call, id, before ?? year), enabled: before !== undefined })
  return (
    <Region of={useQuery(reportOf(call, id, year))}>
      {(report) => (
        <ReportView
          report={report}
          {...(before !== undefined && previous && { previous })}
          hrefOf={(companyId) => place(registerPlace(companyId))}
        />
      )}
    </Region>
  )
}
