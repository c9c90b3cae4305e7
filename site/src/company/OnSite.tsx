import { formatCount } from '@xinpu/sdk/format'
import type { FoundCompany } from '@xinpu/sdk/types'
import { Link } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { companyPlace } from '../enterprise/places.ts'
import { shopPlace } from '../mall/places.ts'

/** What a company does on this site, each with its way. */
export function OnSite({ here }: { here: NonNullable<FoundCompany['here']> }) {
  const place = usePlace()
  const { enterpriseId, merchantId, demandCount, stockCount, goodsCount } = here
  return (
    <>
      <Link href={place(companyPlace(enterpriseId))}>在芯谱</Link>
      {demandCount > 0 && `供求 ${formatCount(demandCount)}`}
      {stockCount > 0 && (
        <Link href={place(companyPlace(enterpriseId, { tab: 'stock' }))}>库存 {formatCount(stockCount)}</Link>
      )}
      {merchantId !== undefined && <Link href={place(shopPlace(merchantId))}>店铺 {formatCount(goodsCount)}</Link>}
    </>
  )
}
