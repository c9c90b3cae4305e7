import { useQuery } from '@tanstack/react-query'
import type { CompanyCounts, CompanySectionName, TycCompany } from '@xinpu/sdk/types'
import { CompanyScore } from '@xinpu/ui/company'
import { Section } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { registerPlace, reportPlace, riskPlace } from './places.ts'
import { changesOf, riskRows, rowsFirst, yearsOf } from './queries.ts'

/** 历程: what happened to a company on one axis. Court records stand there for who is logged in. */
export function Course({ company, counts }: { company: TycCompany; counts: CompanyCounts | undefined }) {
  const call = useCall()
  const place = usePlace()
  const { now } = useVisit()
  const { id } = company
  const { data: who } = useQuery(me(call))
  const { data: changes } = useQuery(changesOf(call, id, rowsFirst))
  const { data: years = [] } = useQuery(yearsOf(call, id))
  const { data: suits } = useQuery({ ...riskRows(call, 'lawSuit', id, 1), enabled: Boolean(who) })
  const countOf = (name: CompanySectionName) => counts?.sections.find((one) => one.name === name)?.count ?? '—'

  const lanes = [
    {
      name: '工商变更',
      value: `${countOf('change')} 次`,
      marks: (changes?.data ?? []).map(({ changeTime, changeItem }) => ({
        date: changeTime,
        label: changeItem,
        href: place(registerPlace(id, 'change')),
      })),
    },
    {
      name: '裁判文书',
      value: `${countOf('lawSuit')} 件`,
      marks: (suits?.data ?? []).flatMap(({ id: riskId, title, date, role }) =>
        date ? [{ date, label: [role, title].filter(Boolean).join(' '), href: place(riskPlace(id, { riskId })) }] : [],
      ),
    },
    {
      name: '年报',
      value: `${countOf('annualReport')} 份`,
      marks: years.map(({ year, publishTime }) => ({
        date: publishTime ?? `${year + 1}-06-30`,
        label: `${year} 年报`,
        href: place(reportPlace(id, year)),
      })),
    },
  ]

  return (
    <Section title="历程" meta="一行一类，一轴到底；点记号到那条记录">
      <CompanyScore lanes={lanes.map(inTime)} founded={company.estiblishTime} today={now} />
    </Section>
  )
}

const inTime = <T extends { marks: readonly { date: string }[] }>(lane: T): T => ({
  ...lane,
  marks: lane.marks.toSorted((one, other) => one.date.localeCompare(other.date)),
})
