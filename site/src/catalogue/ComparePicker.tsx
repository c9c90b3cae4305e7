import { useNavigate } from '@tanstack/react-router'
import { EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { AddPart } from './AddPart.tsx'
import { comparePlace, type CompareParams } from './compare-params.ts'
import { useCompare } from './use-compare.ts'

/** Two parts make a comparison: what was put aside before, or a number that is typed. */
export function ComparePicker({ ids, search: { qty, diff } }: { ids: readonly number[]; search: CompareParams }) {
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
