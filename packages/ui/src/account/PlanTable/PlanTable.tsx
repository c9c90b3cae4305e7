import type { MemberLevel, Membership } from '@xinpu/sdk/types'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { PlanHead } from './PlanHead.tsx'
import * as S from './PlanTable.styles.ts'

export interface PlanTableProps {
  /** The plans, the free one first, then by price; why they are not there. */
  levels: readonly MemberLevel[] | 'loading' | ErrorStateProps
  /** The plan of whoever looks; left out for visitors. */
  mine?: Membership | undefined
  /** A plan was chosen, to have it or to have it longer. */
  onChoose: (level: MemberLevel) => void
}

/** Plans as columns and rights as rows: what a plan adds over its left neighbour is bold. */
export function PlanTable({ levels, ...props }: PlanTableProps) {
  if (levels === 'loading')
    return (
      <S.Root role="status" aria-label="会员等级加载中">
        <Skeleton shape="table" count={6} />
      </S.Root>
    )
  if ('kind' in levels) return <ErrorState {...levels} />
  return <Plans levels={levels} {...props} />
}

interface PlansProps extends Omit<PlanTableProps, 'levels'> {
  levels: readonly MemberLevel[]
}

function Plans({ levels, mine, onChoose }: PlansProps) {
  // Whoever has paid for nothing has the free one.
  const own = mine && (mine.level ?? levels.find(({ price }) => price === 0))?.id
  return (
    <S.Root>
      <S.Table style={{ '--plans': levels.length }}>
        <caption>
          <VisuallyHidden>会员等级与权益</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <S.Corner>权益</S.Corner>
            {levels.map((level) => (
              <PlanHead key={level.id} level={level} mine={mine} onChoose={onChoose} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(levels).map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map(({ id, plan, value, isMore }) => (
                <td key={id} data-plan={plan} data-mine={id === own || undefined} data-more={isMore || undefined}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
      <S.Note>加粗的是比左边一档多出来的。不会自动续费；到期后已保存的内容都保留，只是不能再超过免费的数量。</S.Note>
    </S.Root>
  )
}

interface Cell {
  id: number
  plan: string
  /** ‘—’ where a plan lacks a right. */
  value: string
  /** Whether it is other than in the plan to the left. */
  isMore: boolean
}

/** A row for every right that some plan has, in the order in which they are first named. */
function rowsOf(levels: readonly MemberLevel[]): { name: string; cells: Cell[] }[] {
  const names = [...new Set(levels.flatMap(({ rights }) => rights.map(({ name }) => name)))]
  return names.map((name) => {
    const values = levels.map(({ rights }) => rights.find((right) => right.name === name)?.value ?? '—')
    return {
      name,
      cells: levels.map(({ id, name: plan }, at) => {
        const value = values[at] ?? '—'
        return { id, plan, value, isMore: at > 0 && value !== values[at - 1] }
      }),
    }
  })
}
