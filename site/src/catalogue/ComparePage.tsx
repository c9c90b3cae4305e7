import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ChipModel } from '@xinpu/sdk/types'
import { CompareTable } from '@xinpu/ui/datasheet'
import { SelectionLayout } from '@xinpu/ui/layout'
import { Alert, EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { AddPart } from './AddPart.tsx'
import { comparedIn, comparePlace, type CompareParams } from './compare-params.ts'
import { comparison } from './compare-queries.ts'
import { mostCompared } from './compared-parts.ts'
import { CompareTools } from './CompareTools.tsx'
import { partPlace } from './places.ts'
import { useCompare } from './use-compare.ts'

/** R077 compare: up to six parts side by side; fewer than two, and there is something to choose. */
export function ComparePage({ search }: { search: CompareParams }) {
  const { ids, isCut } = comparedIn(search)
  return (
    <SelectionLayout title="型号对比" count={ids.length}>
      {isCut && <Alert tone="warn" title={`最多同时对比 ${mostCompared} 个型号，这里是前 ${mostCompared} 个。`} />}
      {ids.length < 2 ? <ComparePicker ids={ids} search={search} /> : <Compared ids={ids} search={search} />}
    </SelectionLayout>
  )
}

function Compared({ ids, search }: { ids: number[]; search: CompareParams }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(comparison(call, ids, search.qty))
  const { qty, diff } = search
  const go = (next: number[]) => void navigate({ ...comparePlace(next, { qty, diff }), resetScroll: false })

  return (
    <CompareTable
      comparison={data}
      isDiffOnly={diff !== 0}
      hrefOf={(model) => place(partPlace(model))}
      onRemove={({ id }) => go(ids.filter((other) => other !== id))}
      onLead={({ id }: ChipModel) => go([id, ...ids.filter((other) => other !== id)])}
      tools={<CompareTools comparison={data} ids={ids} search={search} />}
    />
  )
}

/** Two parts make a comparison: what was put aside before, or a number that is typed. */
function ComparePicker({ ids, search: { qty, diff } }: { ids: readonly number[]; search: CompareParams }) {
  const navigate = useNavigate()
  const place = usePlace()
  const { parts } = useCompare()
  const all = [...new Set([...ids, ...parts.map(({ id }) => id)])]
  const add = (id: number) => void navigate(comparePlace([...ids, id], { qty, diff }))

  return (
    <EmptyState
      title={ids.length === 0 ? '选两个以上型号来对比' : '再选一个型号就能对比'}
      why="在搜索结果、选型表和型号页上也能加入对比，最多六个。"
      action={<AddPart ids={ids} onAdd={add} />}
      secondary={
        all.length >= 2 ? (
          <LinkButton href={place(comparePlace(all, { qty, diff }))}>对比已选的 {all.length} 个型号</LinkButton>
        ) : undefined
      }
    />
  )
}
