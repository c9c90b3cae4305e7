import { formatNumber } from '@xinpu/sdk/format'
import { Activity } from 'react'
import { Button } from '../Button/Button.tsx'
import * as S from './BulkBar.styles.ts'

export interface BulkBarProps {
  /** How many rows are ticked; with none, the bar is away. */
  count: number
  /** What can be done with them: small `Button`s, the usual one `primary`. */
  children: React.ReactNode
  /** Unticks them all. */
  onClear: () => void
  /** How many rows the whole list has, on all its pages. */
  total?: number
  /** Ticks the whole list, not this page alone; without it, that is not offered. */
  onSelectAll?: () => void
  /**
   * What is counted.
   *
   * @default '条'
   */
  unit?: string
}

/** Actions on the rows that are ticked, at the bottom of the window as long as the list is in sight. */
export function BulkBar({ count, children, onClear, total, onSelectAll, unit = '条' }: BulkBarProps) {
  const isMore = onSelectAll !== undefined && total !== undefined && total > count

  return (
    <S.Place data-away={count === 0 || undefined}>
      {/* Always there: what is told must stand where it was before. */}
      <S.Told aria-live="polite">{count > 0 && `已选 ${formatNumber(count)} ${unit}`}</S.Told>
      {/* Drawn while nobody waits: the first tick shows it, and draws nothing. */}
      <Activity mode={count > 0 ? 'visible' : 'hidden'}>
        <S.Bar role="group" aria-label="批量操作">
          <S.Count aria-hidden>
            已选 <strong>{formatNumber(count)}</strong> {unit}
          </S.Count>
          {isMore && (
            <Button size="sm" tone="quiet" onPress={onSelectAll}>
              选择全部 {formatNumber(total)} {unit}
            </Button>
          )}
          <Button size="sm" tone="quiet" onPress={onClear}>
            取消选择
          </Button>
          <S.Actions>{children}</S.Actions>
        </S.Bar>
      </Activity>
    </S.Place>
  )
}
