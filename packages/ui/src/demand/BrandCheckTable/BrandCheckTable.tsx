import { formatNumber } from '@xinpu/sdk/format'
import type { BrandCheck } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { CheckRow } from './CheckRow.tsx'
import { stateOf } from './check-state.ts'
import * as S from './BrandCheckTable.styles.ts'

export interface BrandCheckTableProps {
  /** How brands are spelt and what was made of them; on their way, or why they did not come. */
  checks: readonly BrandCheck[] | 'loading' | ErrorStateProps
  /** Gives rows the brand that was suggested or found. */
  onAdopt: (check: BrandCheck, brandId: number) => void
  /** Gives all rows with a suggestion the likeliest. */
  onAdoptAll: () => void
  /** Finds a brand by hand, for a spelling that nobody knows. */
  renderPicker: (check: BrandCheck) => React.ReactNode
  /**
   * Whether something is on its way to the server.
   *
   * @default false
   */
  isPending?: boolean
}

/** How the brands of a sheet were understood: what matched, what may be meant, and what nobody knows. */
export function BrandCheckTable({ checks, ...props }: BrandCheckTableProps) {
  if (checks === 'loading') return <Skeleton shape="table" count={4} />
  if ('kind' in checks) return <ErrorState {...checks} />
  if (checks.length === 0) return <EmptyState title="表里没有写品牌" why="没有品牌的行也可以导入。" />
  return <Checks checks={checks} {...props} />
}

type ChecksProps = Omit<BrandCheckTableProps, 'checks'> & { checks: readonly BrandCheck[] }

function Checks({ checks, onAdopt, onAdoptAll, renderPicker, isPending = false }: ChecksProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const counts = Object.groupBy(checks, stateOf)
  const suggested = counts.suggested?.length ?? 0

  return (
    <S.Root>
      <S.Head>
        <S.Counts aria-label="品牌核对">
          <b>品牌 {formatNumber(checks.length)}</b>
          <S.State $of="matched">认出 {counts.matched?.length ?? 0}</S.State>
          <S.State $of="suggested">有建议 {suggested}</S.State>
          <S.State $of="unknown">不认识 {counts.unknown?.length ?? 0}</S.State>
        </S.Counts>
        {suggested > 0 && (
          <Button size="sm" isPending={isPending} onPress={onAdoptAll}>
            采用全部 {suggested} 个建议
          </Button>
        )}
      </S.Head>
      <S.Table>
        <caption>表里写的品牌</caption>
        <thead>
          <tr>
            <th scope="col">表里写的</th>
            <th scope="col">行数</th>
            <th scope="col">结果</th>
            <th scope="col">对应品牌</th>
            <th scope="col">
              <span>操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <CheckRow
              key={check.brand}
              check={check}
              isKept={kept.has(check.brand)}
              isPending={isPending}
              onAdopt={onAdopt}
              onKeep={() => setKept(new Set([...kept, check.brand]))}
              picker={renderPicker}
            />
          ))}
        </tbody>
      </S.Table>
    </S.Root>
  )
}
