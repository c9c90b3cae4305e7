import { settings } from '../app/settings.ts'
import { useLocal } from '../app/use-local.ts'
import { usePlace } from '../app/use-place.ts'
import { searchPlace } from '../search/places.ts'
import { noHistory, searchHistory } from '../search/search-history.ts'
import type { RoomProps } from './CenterPage.tsx'
import { KeptSearches } from './KeptSearches.tsx'

/** The searches that the person keeps, and what this device searched. */
export function SearchRoom({ search: { page = 1 } }: RoomProps) {
  const place = usePlace()
  const history = useLocal(searchHistory, noHistory)

  return (
    <KeptSearches
      page={page}
      recent={history.map(({ name }) => name)}
      termHref={(term) => place(searchPlace(term))}
      onForget={(term) => searchHistory.write(history.filter(({ name }) => name !== term))}
      onClear={() => searchHistory.clear()}
      start={settings.rootPage}
    />
  )
}
