import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import type { ChipModel } from '@xinpu/sdk/types'
import { CompareTable } from '@xinpu/ui/datasheet'
import { SelectionLayout } from '@xinpu/ui/layout'
import { Alert } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { comparedIn, comparePlace, type CompareParams } from './compare-params.ts'
import { comparison } from './compare-queries.ts'
import { mostCompared } from './compared-parts.ts'
import { ComparePicker } from './ComparePicker.tsx'
import { CompareTools } from './CompareTools.tsx'
import { partPlace } from './places.ts'

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
  const { call } = useRouteContext({ from: '__root__' })
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
