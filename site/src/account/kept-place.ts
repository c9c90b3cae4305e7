import type { SavedQuery, SavedSearch } from '@xinpu/sdk/types'
import { withoutEmpty } from '../app/address.ts'
import type { Place } from '../app/use-place.ts'
import { newsSearchPlace } from '../article/places.ts'
import { selectionPlace } from '../catalogue/selection-params.ts'
import { hallPlace } from '../demand/places.ts'
import { mallPlace } from '../mall/places.ts'
import { searchPlace } from '../search/places.ts'
import { narrowedIn } from '../search/saved-query.ts'
import { stockHallPlace } from '../stock/places.ts'

type Kept = Pick<SavedSearch, 'query' | 'scene'>

/** Where a kept search is run again: the list that it looks through, with the filters it was kept with. */
export const keptPlace = ({ scene, query }: Kept): Place => placeOf[scene](query)

const placeOf = {
  part: partPlace,
  spec: (kept) => foundPlace(kept, 'spec'),
  demand: ({ type = 1, keywords, brandId, region, verified, minQuantity: qtyMin, batchNo: batch }) =>
    hallPlace(type, 1, {
      keywords,
      brandId: brandId?.[0],
      region,
      verified: verified || undefined,
      qtyMin,
      batch,
    }),
  stock: ({ keywords, region, brandId }) => stockHallPlace(1, { keywords, region, brandId: brandId?.[0] }),
  goods: ({ keywords, categoryId, brandId, stock }) =>
    mallPlace({ keywords, categoryId, brandId, hasStock: stock || undefined }),
  article: ({ keywords }) => newsSearchPlace({ keywords }),
} satisfies Record<Kept['scene'], (kept: SavedQuery) => Place>

/** Without words it is a selection of a category. */
function partPlace(kept: SavedQuery): Place {
  const { categoryId, ...narrowed } = narrowedIn(kept)
  if (!kept.keywords && categoryId !== undefined) return selectionPlace(categoryId, 1, narrowed)
  return foundPlace(kept, 'model')
}

const foundPlace = (kept: SavedQuery, tab: 'model' | 'spec'): Place => ({
  ...searchPlace(kept.keywords ?? ''),
  search: withoutEmpty({ ...narrowedIn(kept), tab }),
})
