import { formatNumber } from '@xinpu/sdk/format'
import type { BomVersion } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { shortMoment } from '../quote-words.ts'
import { DifferenceList, type Difference } from './DifferenceList.tsx'
import * as S from './BomVersions.styles.ts'

/** Two versions by their numbers. */
export interface VersionPair {
  before: number
  after: number
}

export interface BomVersionsProps {
  /** What the list was whenever it was saved, newest first; on its way, or why it did not come. */
  versions: readonly BomVersion[] | 'loading' | ErrorStateProps
  /** The two that are held against each other. */
  pair: VersionPair
  onPair: (pair: VersionPair) => void
  /** What lies between the two. */
  difference: readonly Difference[] | 'loading' | ErrorStateProps
  /** Takes up a version again: it is the list on the screen until another is saved. Left out where none is on it. */
  onOpen?: (number: number) => void
}

/** What a saved list was, and what was changed between two of its versions. */
export function BomVersions({ versions, pair, onPair, difference, onOpen }: BomVersionsProps) {
  if (versions === 'loading') return <Skeleton shape="table" count={4} />
  if ('kind' in versions) return <ErrorState {...versions} />
  if (versions.length < 2)
    return <EmptyState title="只有这一版" why="改过清单再提交，就多一版；最多保留 50 版，随时能对照、能退回。" />

  const options = versions.map((version) => ({ value: String(version.number), label: wordsOf(version) }))
  return (
    <S.Root>
      <S.Pair>
        <Select
          label="从"
          options={options}
          value={String(pair.before)}
          onChange={(value) => onPair({ ...pair, before: Number(value) })}
        />
        <Select
          label="到"
          options={options}
          value={String(pair.after)}
          onChange={(value) => onPair({ ...pair, after: Number(value) })}
        />
      </S.Pair>
      <DifferenceList difference={difference} />
      {onOpen && (
        <S.Acts>
          <Button onPress={() => onOpen(pair.before)}>用版本 {pair.before}</Button>
          <S.Quiet>只换到屏幕上，提交后才算新的一版。</S.Quiet>
        </S.Acts>
      )}
    </S.Root>
  )
}

const wordsOf = ({ number, createTime, lineCount, boards }: BomVersion): string =>
  `版本 ${number}　${shortMoment(createTime)}　${formatNumber(lineCount)} 行 × ${formatNumber(boards)} 套`
