import { useQuery } from '@tanstack/react-query'
import { savedSearchList, savedSearchOpen, savedSearchRemove, savedSearchSave } from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import type { SavedSearch, SavedSearchScene } from '@xinpu/sdk/types'
import { SearchList, type SearchListProps } from '@xinpu/ui/account'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { keptPlace } from './kept-place.ts'
import { centerHref } from './places.ts'
import { pageSize } from './records.ts'

const room = 28

export interface KeptSearchesProps extends Partial<
  Pick<SearchListProps, 'onClear' | 'onForget' | 'recent' | 'start' | 'termHref'>
> {
  /** Only those that look through one thing. */
  scene?: SavedSearchScene
  /** @default 1 */
  page?: number
}

/** The searches that a person keeps, each run again where it was kept; all of them are in a room of their own. */
export function KeptSearches({ scene, page = 1, ...own }: KeptSearchesProps) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const kept = useQuery(query(call, savedSearchList, { pageIndex: page, pageSize, ...(scene && { scene }) }))
  const { remove, notify, open } = useKept()

  return (
    <SearchList
      recent={[]}
      termHref={() => ''}
      onForget={() => {}}
      onClear={() => {}}
      {...own}
      kept={shownOf(kept)}
      hrefOf={(one) => place(keptPlace(one))}
      onOpen={open}
      onRemove={remove}
      onNotify={notify}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, page: other }) }}
    />
  )
}

/** Forgets kept searches, and changes whether their news are told. */
function useKept() {
  const act = useAct()
  return {
    async remove(ids: number[]) {
      await act(savedSearchRemove, { ids })
    },
    /** Nobody waits for it: what fails is new once more. */
    open({ id, newCount }: SavedSearch) {
      if (newCount === 0) return
      void act(savedSearchOpen, { id }).catch(() => {})
    },
    async notify({ id, name, scene, query: kept }: SavedSearch, isOn: boolean) {
      await act(savedSearchSave, { id, name, scene, query: kept, notify: isOn })
    },
  }
}
