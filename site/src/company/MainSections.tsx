import { useQuery } from '@tanstack/react-query'
import { ChangeList, CompanySection, FigureTable, HolderTable, HolderTree, StaffList } from '@xinpu/ui/company'
import { EmptyState } from '@xinpu/ui/primitives'
import { useCallback, useState } from 'react'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { countIn, More, useWanted, type SectionsProps } from './OpenSections.tsx'
import { personPlace, registerPlace, reportPlace } from './places.ts'
import { changesOf, holdersOf, ownershipOf, rowsFirst, staffOf, yearsOf } from './queries.ts'

/** 股东: drawn over several levels, and the same as a table. */
export function HolderSection({ company: { id }, counts }: SectionsProps) {
  const call = useCall()
  const place = usePlace()
  const { isWanted, see } = useWanted('holder')
  const tree = useQuery({ ...ownershipOf(call, id), enabled: isWanted })
  const hrefOf = useCallback((companyId: number) => place(registerPlace(companyId)), [place])

  return (
    <CompanySection id="holder" title="股东" count={countIn(counts, 'holder')} onSeen={see}>
      {isWanted && <Region of={tree}>{(ownership) => <HolderTree ownership={ownership} hrefOf={hrefOf} />}</Region>}
      <HolderTable holders={shownOf(useQuery(holdersOf(call, id)))} hrefOf={hrefOf} />
    </CompanySection>
  )
}

/** 主要人员, each with the companies linked through this one. */
export function StaffSection({ company: { id }, counts }: SectionsProps) {
  const call = useCall()
  const place = usePlace()
  return (
    <CompanySection id="staff" title="主要人员" count={countIn(counts, 'staff')}>
      <Region of={useQuery(staffOf(call, id))}>
        {({ data }) => <StaffList staff={data} hrefOf={(staffId) => place(personPlace(id, staffId))} />}
      </Region>
    </CompanySection>
  )
}

/** 变更: what it was, and what it became. */
export function ChangeSection({ company: { id }, counts }: SectionsProps) {
  const call = useCall()
  const [size, setSize] = useState(rowsFirst)
  const found = useQuery({ ...changesOf(call, id, size), placeholderData: (before) => before })
  return (
    <CompanySection id="change" title="变更记录" count={countIn(counts, 'change')} meta="只标不同的字">
      <Region of={found}>{({ data }) => <ChangeList changes={data} />}</Region>
      <More found={found} size={size} title="变更记录" onMore={() => setSize(100)} />
    </CompanySection>
  )
}

/** 年报: the same few figures of every year side by side. */
export function ReportSection({ company: { id, estiblishTime }, counts }: SectionsProps) {
  const call = useCall()
  const place = usePlace()
  const { isWanted, see } = useWanted('annualReport')
  const found = useQuery({ ...yearsOf(call, id), enabled: isWanted })
  return (
    <CompanySection
      id="annualReport"
      title="年报"
      count={countIn(counts, 'annualReport')}
      more={{ href: place(reportPlace(id)), label: '逐年对照' }}
      onSeen={see}
    >
      {isWanted || found.data ? (
        <Region of={found}>
          {(years) =>
            years.length === 0 ? (
              <EmptyState
                title="未公示年报"
                why={`${estiblishTime.slice(0, 4)} 年成立；年报在次年 6 月 30 日前公示。`}
              />
            ) : (
              <FigureTable years={years} hrefOf={(year) => place(reportPlace(id, year))} />
            )
          }
        </Region>
      ) : undefined}
    </CompanySection>
  )
}
