import { useSuspenseQuery } from '@tanstack/react-query'
import type { MerchantVO } from '@xinpu/sdk/types'
import { MerchantList } from '@xinpu/ui/mall'
import { Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { FollowShop } from '../mall/Keeping.tsx'
import { shopPlace, shopsPlace } from '../mall/places.ts'
import type { CompanySearchParams } from './company-params.ts'
import { firstShops } from './queries.ts'

const followOf = (shop: MerchantVO) => <FollowShop shop={shop} />

/** The shops that a search in the mall finds, before the companies; nothing where it finds none. */
export function ShopsOfCompanies({ search }: { search: CompanySearchParams }) {
  const place = usePlace()
  const { data: found } = useSuspenseQuery(firstShops(useCall(), search))
  if (found.data.length === 0) return null
  return (
    <Section
      title="店铺"
      meta={`${found.totalRecord} 家`}
      more={{ href: place(shopsPlace({ keywords: search.keywords })), label: '全部店铺' }}
    >
      <MerchantList merchants={found.data} hrefOf={({ id }) => place(shopPlace(id))} actionOf={followOf} />
    </Section>
  )
}
