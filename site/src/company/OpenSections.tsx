import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { companySectionNameLabels } from '@xinpu/sdk/labels'
import type { CompanyCounts, TycCompany, TycRow } from '@xinpu/sdk/types'
import { CompanySection, RowTable } from '@xinpu/ui/company'
import { Button } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { ChangeSection, HolderSection, ReportSection, StaffSection } from './MainSections.tsx'
import { registerPlace } from './places.ts'
import { rowsFirst, rowsOf, type OpenList } from './queries.ts'

export interface SectionsProps {
  company: TycCompany
  counts: CompanyCounts | undefined
}

const lists: readonly OpenList[] = [
  'invest',
  'branch',
  'patent',
  'trademark',
  'softwareCopyright',
  'copyright',
  'website',
]

/** What anybody may read of a company. */
export const OpenSections = ({ company, counts }: SectionsProps) => (
  <>
    <HolderSection company={company} counts={counts} />
    <StaffSection company={company} counts={counts} />
    <ChangeSection company={company} counts={counts} />
    {lists.map((name) => (
      <RowSection key={name} name={name} company={company} counts={counts} />
    ))}
    <ReportSection company={company} counts={counts} />
  </>
)

/** Whether a section is to be asked for: it was seen, or the address names it. */
export function useWanted(name: string) {
  const [isSeen, setSeen] = useState(false)
  const isNamed = useLocation({ select: ({ hash }) => hash === name })
  return { isWanted: isSeen || isNamed, see: () => setSeen(true) }
}

export const countIn = (counts: CompanyCounts | undefined, name: string) =>
  counts?.sections.find((one) => one.name === name)?.count

/** Rows of one list, asked for when it is seen; then as many more as there are, up to a hundred. */
function RowSection({ name, company: { id, updateTime }, counts }: SectionsProps & { name: OpenList }) {
  const call = useCall()
  const place = usePlace()
  const { isWanted, see } = useWanted(name)
  const [size, setSize] = useState(rowsFirst)
  const found = useQuery({ ...rowsOf(call, name, id, size), enabled: isWanted, placeholderData: (before) => before })
  const title = companySectionNameLabels[name]

  return (
    <CompanySection id={name} title={title} count={countIn(counts, name) ?? found.data?.totalRecord} onSeen={see}>
      {isWanted || found.data ? (
        <>
          <RowTable
            caption={title}
            rows={shownOf(found)}
            hrefOf={({ companyId }: TycRow) => (companyId === undefined ? undefined : place(registerPlace(companyId)))}
            empty={`未发现记录（截至 ${updateTime.slice(0, 10)}）`}
          />
          <More found={found} size={size} title={title} onMore={() => setSize(100)} />
        </>
      ) : undefined}
    </CompanySection>
  )
}

interface MoreProps {
  found: UseQueryResult<{ totalRecord: number }>
  size: number
  title: string
  onMore: () => void
}

/** The rest of a list that shows its first rows. */
export function More({ found, size, title, onMore }: MoreProps) {
  const total = found.data?.totalRecord ?? 0
  if (total <= size) return null
  if (size >= 100) return `列出最近 100 条，共 ${total} 条`
  return (
    <Button size="sm" tone="quiet" onPress={onMore} aria-label={`再看 ${Math.min(total, 100) - size} 条 ${title}`}>
      再看 {Math.min(total, 100) - size} 条
    </Button>
  )
}
