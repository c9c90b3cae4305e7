import { useQuery } from '@tanstack/react-query'
import { savedSearchList, savedSearchOpen, savedSearchRemove, savedSearchSave } from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import type { SavedSearch } from '@xinpu/sdk/types'
import { SearchList } from '@xinpu/ui/account'
import { useCall, useVisit } from '../app/api.ts'
import { settings } from '../app/settings.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { useLocal } from '../app/use-local.ts'
import { usePlace, type Place } from '../app/use-place.ts'
import { selectionPlace } from '../catalogue/selection-params.ts'
import { searchPlace } from '../search/places.ts'
import { narrowedIn } from '../search/saved-query.ts'
import { noHistory, searchHistory } from '../search/search-history.ts'
import type { RoomProps } from './CenterPage.tsx'
import { centerHref } from './places.ts'
import { pageSize } from './records.ts'

const room = 28

/** The searches that the person keeps, and what this device searched. */
export function SearchRoom({ search: { page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const history = useLocal(searchHistory, noHistory)
  const kept = useQuery(query(call, savedSearchList, { pageIndex: page, pageSize }))
  const { remove, notify, open } = useKept()

  return (
    <SearchList
      kept={shownOf(kept)}
      recent={history.map(({ name }) => name)}
      hrefOf={(one) => place(searchPlaceOf(one))}
      termHref={(term) => place(searchPlace(term))}
      onOpen={open}
      onRemove={remove}
      onNotify={notify}
      onForget={(term) => searchHistory.write(history.filter(({ name }) => name !== term))}
      onClear={() => searchHistory.clear()}
      start={settings.rootPage}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, page: other }) }}
    />
  )
}

/** Where a kept search is run again, with the filters it was kept with; without words it is a selection of a category. */
const searchPlaceOf = ({ scene, query: kept }: SavedSearch): Place => {
  const { categoryId, ...narrowed } = narrowedIn(kept)
  if (scene === 'part' && !kept.keywords && categoryId !== undefined) return selectionPlace(categoryId, 1, narrowed)
  return {
    ...searchPlace(kept.keywords ?? ''),
    search: { ...narrowed, categoryId, tab: scene === 'spec' ? 'spec' : 'model' },
  }
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
