import { auditKindLabels, reviewStatusLabels } from '@xinpu/sdk/labels'
import { X } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { AuditFilter, AuditTableProps } from './AuditTable.tsx'
import * as S from './AuditTable.styles.ts'

/** Filters that a reviewer keeps, and what keeps them. */
export interface Saved {
  filters: readonly AuditFilter[]
  onChange: (filters: readonly AuditFilter[]) => void
}

/** More than these would be looked through each time. */
const most = 8
const waiting: AuditFilter = { status: 'pending' }

/** The filters that were kept, one press away, and what keeps the present one. */
export function SavedFilters({
  filter,
  hrefOfFilter,
  saved,
}: Pick<AuditTableProps, 'filter' | 'hrefOfFilter' | 'saved'>) {
  if (!saved) return null
  const { filters, onChange } = saved
  const present = wordsOf(filter)
  const isKept = present === wordsOf(waiting) || filters.some((each) => wordsOf(each) === present)
  if (isKept && filters.length === 0) return null

  return (
    <S.Saved role="group" aria-label="保存的筛选">
      {filters.map((each) => {
        const words = wordsOf(each)
        return (
          <S.Kept key={words}>
            <S.Kind href={hrefOfFilter(each)} aria-current={words === present ? 'true' : undefined}>
              {words}
            </S.Kind>
            <Button
              size="sm"
              tone="quiet"
              aria-label={`不再保存 ${words}`}
              onPress={() => onChange(filters.filter((other) => other !== each))}
            >
              <Icon of={X} size={14} />
            </Button>
          </S.Kept>
        )
      })}
      {!isKept && filters.length < most && (
        <Button size="sm" tone="quiet" onPress={() => onChange([...filters, filter])}>
          保存这个筛选
        </Button>
      )}
    </S.Saved>
  )
}

/** A filter in words, which two filters share only where they are the same. */
const wordsOf = ({ kind, status, mine, waited }: AuditFilter): string =>
  [
    kind ? auditKindLabels[kind] : '全部类型',
    status ? reviewStatusLabels[status] : '全部状态',
    mine && '我领取的',
    waited && `等了 ${waited} 小时以上`,
  ]
    .filter(Boolean)
    .join(' · ')
