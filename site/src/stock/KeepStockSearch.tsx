import type { SavedQuery } from '@xinpu/sdk/types'
import { SaveSearch } from '../search/SaveSearch.tsx'
import type { StockParams } from './stock-params.ts'

/** Keeps what the list of stock is narrowed by. */
export const KeepStockSearch = ({ search }: { search: StockParams }) => (
  <SaveSearch
    name={['库存', search.keywords, search.region].filter(Boolean).join(' ')}
    scene="stock"
    query={keptQuery(search)}
    label="有新库存通知我"
  />
)

const keptQuery = ({ keywords, region, brandId }: StockParams): SavedQuery => ({
  ...(keywords && { keywords }),
  ...(region && { region }),
  ...(brandId !== undefined && { brandId: [brandId] }),
})
