import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ReportView } from '@xinpu/ui/company'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, EmptyState, LinkButton, LinkTabs } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { lookupPlace, registerPlace, reportPlace } from './places.ts'
import { registered, reportOf, yearsOf } from './queries.ts'
import { reportYears } from './report-years.ts'
import { Source } from './Source.tsx'

interface ReportPageProps {
  id: number
  /** The year that the address names. */
  wanted: number | undefined
}

/** R023: what a company published on a year, held against the year before. */
export function ReportPage({ id, wanted }: ReportPageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: company } = useSuspenseQuery(registered(call, id))
  const found = useQuery(yearsOf(call, id))
  const { year, before } = reportYears(found.data ?? [], wanted)

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
          {found.data && found.data.length > 0 && <Years id={id} years={found.data} year={year} />}
        </>
      }
    >
      <Region of={found}>
        {() => (year === undefined ? <NoReport id={id} /> : <Report id={id} year={year} before={before} />)}
      </Region>
    </DefaultLayout>
  )
}

function Years({ id, years, year }: { id: number; years: readonly { year: number }[]; year: number | undefined }) {
  const place = usePlace()
  return (
    <LinkTabs
      label="年份"
      current={String(year)}
      items={years.map((one) => ({
        id: String(one.year),
        label: String(one.year),
        href: place(reportPlace(id, one.year)),
      }))}
    />
  )
}

function NoReport({ id }: { id: number }) {
  const place = usePlace()
  return (
    <EmptyState
      title="未公示年报"
      why="年报在次年 6 月 30 日前公示。"
      action={<LinkButton href={place(registerPlace(id))}>回到企业页</LinkButton>}
    />
  )
}

function Report({ id, year, before }: { id: number; year: number; before: number | undefined }) {
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
