import type { ChipModel, Comparison } from '@xinpu/sdk/types'
import { useState } from 'react'
import type { Href } from '../../primitives/Link/Link.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { ComparedPart } from './ComparedPart.tsx'
import { ComparedRows } from './ComparedRows.tsx'
import { groupsOf } from './groups.ts'
import { PairSwitch } from './PairSwitch.tsx'
import * as S from './CompareTable.styles.ts'

export interface CompareTableProps {
  /** The parts side by side. */
  comparison: Comparison
  /** Where the page of a part is. */
  hrefOf: (model: ChipModel) => Href
  /**
   * Whether only what differs is shown.
   *
   * @default false
   */
  isDiffOnly?: boolean
  /** What is set over the table: 数量, 只看差异, 打印. It stays off paper. */
  tools?: React.ReactNode
  /** Takes a part out; without it, that is not offered. */
  onRemove?: (model: ChipModel) => void
  /** Makes a part the first, by which the others are measured; without it, that is not offered. */
  onLead?: (model: ChipModel) => void
}

/** Parts side by side: a row for every property, the best one named, and how well each stands in for the first. */
export function CompareTable({ comparison, isDiffOnly = false, tools, hrefOf, onRemove, onLead }: CompareTableProps) {
  const [chosen, setPair] = useState(1)
  const { models, verdicts } = comparison
  const pair = Math.min(chosen, models.length - 1)
  const groups = groupsOf(comparison, isDiffOnly)

  return (
    <S.Root>
      {tools && <S.Tools data-print="never">{tools}</S.Tools>}
      <PairSwitch models={models} pair={pair} onChange={setPair} />
      <S.Scroll>
        <S.Table>
          <caption>
            <VisuallyHidden>{models.map(({ model }) => model).join('、')} 的对比</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <S.Corner>参数</S.Corner>
              {models.map((model, at) => (
                <ComparedPart
                  key={model.id}
                  model={model}
                  place={at}
                  pair={pair}
                  verdict={verdicts.find(({ modelId }) => modelId === model.id)?.verdict ?? null}
                  href={hrefOf(model)}
                  {...(onRemove && { onRemove: () => onRemove(model) })}
                  {...(onLead && { onLead: () => onLead(model) })}
                />
              ))}
            </tr>
          </thead>
          {groups.map(({ group, rows }) => (
            <ComparedRows key={group} group={group} rows={rows} pair={pair} />
          ))}
        </S.Table>
      </S.Scroll>
      {groups.length === 0 && <S.Same>这些型号没有不同的参数。</S.Same>}
    </S.Root>
  )
}
