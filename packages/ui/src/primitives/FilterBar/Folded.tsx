import { ChevronDown } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { Popover } from '../Popover/Popover.tsx'
import * as S from './FilterBar.styles.ts'

interface FoldedProps {
  label: string
  /** What is chosen, in short. */
  summary: string
  place: 'line' | 'drawer'
  children: React.ReactNode
}

/** What needs room hangs on a button of the line; a drawer has the room. */
export function Folded({ label, summary, place, children }: FoldedProps) {
  if (place === 'drawer')
    return (
      <fieldset>
        <S.Legend>{label}</S.Legend>
        {children}
      </fieldset>
    )

  return (
    <Popover
      label={label}
      trigger={
        <S.Opening data-on={summary !== '' || undefined}>
          {label}
          {summary && <S.Count>{summary}</S.Count>}
          <Icon of={ChevronDown} size={14} weight="bold" />
        </S.Opening>
      }
    >
      <S.Panel>{children}</S.Panel>
    </Popover>
  )
}
