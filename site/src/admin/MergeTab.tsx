import { useQuery } from '@tanstack/react-query'
import { mergeList, mergePreview, mergeRun, mergeUndo } from '@xinpu/sdk/admin'
import { query } from '@xinpu/sdk/query'
import { toast } from '@xinpu/ui/primitives'
import { MergeDesk } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'

/** Brands and parts that stand twice are made one. */
export function MergeTab({ search: { page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const records = useQuery(query(call, mergeList, { pageIndex: page, pageSize }))

  return (
    <MergeDesk
      items={shownOf(records)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ type: 99, tab: 'merge', page: other })}
      onPreview={(pair) => call(mergePreview, pair)}
      onMerge={(pair, reason) => act(mergeRun, { ...pair, reason }, () => toast.success('已合并，旧地址会转过去'))}
      onUndo={(id) => act(mergeUndo, { id }, () => toast.success('已撤销，全部移回原处'))}
      now={new Date(visit.now)}
    />
  )
}
