import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { favourList, favourSet, favourSetTags, favourTags } from '@xinpu/sdk/account'
import { invalidate, query } from '@xinpu/sdk/query'
import { FavouriteList } from '@xinpu/ui/account'
import { toast } from '@xinpu/ui/primitives'
import { settings } from '../app/settings.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { useCall, useVisit } from '../app/api.ts'
import type { RoomProps } from './CenterPage.tsx'
import { centerHref } from './places.ts'
import { pageSize, targetOf, useRecordPlace } from './records.ts'
import { datasheetType } from './use-favouring.ts'

const room = 4

/** What the person keeps, narrowed by words and by tags of their own. */
export function FavourRoom({ search: { tag, keywords, page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const navigate = useNavigate()
  const hrefOf = useRecordPlace()
  const asked = { type: datasheetType, pageIndex: page, pageSize, ...(tag && { tag }), ...(keywords && { keywords }) }
  const records = useQuery(query(call, favourList, asked))
  const tags = useQuery(query(call, favourTags, { type: datasheetType }))
  const { remove, setTags } = useKeeping()

  return (
    <FavouriteList
      records={shownOf(records)}
      kind="datasheet"
      kinds={['datasheet']}
      kindHref={() => centerHref({ type: room })}
      tags={tags.data ?? []}
      {...(tag && { tag })}
      tagHref={(wanted) => centerHref({ type: room, keywords, tag: wanted })}
      keywords={keywords ?? ''}
      onSearch={(words) => void navigate({ href: centerHref({ type: room, tag, keywords: words }) })}
      hrefOf={hrefOf}
      onRemove={remove}
      setTags={async (record, words) => setTags(targetOf(record), words)}
      start={settings.rootPage}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, tag, keywords, page: other }) }}
    />
  )
}

/** Gives up and takes back favourites, and puts words on them. */
function useKeeping() {
  const call = useCall()
  const queryClient = useQueryClient()
  const act = useAct()

  async function set(ids: number[], status: 0 | 1) {
    await Promise.all(ids.map((targetId) => call(favourSet, { type: datasheetType, targetId, status })))
    // What many calls made stale is asked for once, not once for each.
    await invalidate(queryClient, favourSet)
  }

  async function remove(ids: number[]) {
    await set(ids, 0)
    toast.success(`已取消收藏 ${ids.length} 份资料`, { action: { label: '撤销', onAction: () => void set(ids, 1) } })
  }

  async function setTags(targetId: number, tags: string[]) {
    await act(favourSetTags, { type: datasheetType, targetId, tags })
  }

  return { remove, setTags }
}
