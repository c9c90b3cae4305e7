import type { SavedQuery } from '@xinpu/sdk/types'
import { SaveSearch } from '../search/SaveSearch.tsx'
import type { MallParams } from './mall-params.ts'

/** Keeps what the list of goods is narrowed by. */
export const KeepGoodsSearch = ({ search }: { search: MallParams }) => (
  <SaveSearch
    name={['商品', search.keywords].filter(Boolean).join(' ')}
    scene="goods"
    query={keptQuery(search)}
    label="有新商品通知我"
  />
)

const keptQuery = ({ keywords, brandId, categoryId, qty }: MallParams): SavedQuery => ({
  ...(keywords && { keywords }),
  ...(brandId && { brandId }),
  ...(categoryId !== undefined && { categoryId }),
  ...(qty !== undefined && qty > 1 && { minQuantity: qty }),
})
