import type { TycChange } from '@xinpu/sdk/types'
import { DiffView } from '../../primitives/DiffView/DiffView.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import * as S from './ChangeList.styles.ts'

export interface ChangeListProps {
  /** Changes of an entry, newest first. */
  changes: readonly TycChange[]
}

/** What an entry of the register was and what it became, by date. */
export function ChangeList({ changes }: ChangeListProps) {
  if (changes.length === 0) return <EmptyState title="没有变更记录" />
  return (
    <S.List aria-label="变更记录">
      {changes.map(({ id, changeTime, changeItem, contentBefore, contentAfter }) => (
        <li key={id}>
          <S.Day>{changeTime.slice(0, 10)}</S.Day>
          <S.Item>{changeItem}</S.Item>
          <DiffView
            kind="text"
            label={`${changeItem} ${changeTime.slice(0, 10)}`}
            before={linesOf(contentBefore)}
            after={linesOf(contentAfter)}
            unchanged="hide"
          />
        </li>
      ))}
    </S.List>
  )
}

/** Registers write lists on one line: each of their parts is one of ours, so that only what differs is told. */
const linesOf = (text: string) =>
  text
    .split(/[；;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n')
