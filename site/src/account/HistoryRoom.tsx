import { useQuery } from '@tanstack/react-query'
import { historyClear, historyList, historyPause, historyRemove } from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import { ViewHistory } from '@xinpu/ui/account'
import { toast } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { settings } from '../app/settings.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import type { RoomProps } from './CenterPage.tsx'
import { centerHref } from './places.ts'
import { pageSize, useRecordPlace } from './records.ts'
import { datasheetType } from './use-favouring.ts'

const room = 27

/** What the person looked at, and whether that is remembered. */
export function HistoryRoom({ search: { page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const hrefOf = useRecordPlace()
  const { data: who } = useQuery(me(call))
  const records = useQuery(query(call, historyList, { type: datasheetType, pageIndex: page, pageSize }))

  async function pause(isPaused: boolean) {
    try {
      await act(historyPause, { status: isPaused ? 1 : 0 })
      toast.success(isPaused ? '已暂停记录浏览' : '已恢复记录浏览')
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有改成')
    }
  }

  async function remove(ids: number[]) {
    await act(historyRemove, { ids })
  }

  async function clear() {
    await act(historyClear, { type: datasheetType })
  }

  return (
    <ViewHistory
      records={shownOf(records)}
      kind="datasheet"
      kinds={['datasheet']}
      kindHref={() => centerHref({ type: room })}
      hrefOf={hrefOf}
      isPaused={who?.isHistoryPaused ?? false}
      onPause={(isPaused) => void pause(isPaused)}
      onRemove={remove}
      onClear={clear}
      start={settings.rootPage}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, page: other }) }}
    />
  )
}
