import { useQuery } from '@tanstack/react-query'
import { EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { identity } from '../account/queries.ts'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { entryPlace } from './places.ts'

/** What only somebody with a shop needs; who has none is led to where one is opened. */
export function ForShop({ children }: { children: React.ReactNode }) {
  const roles = useQuery(identity(useCall()))
  return <Region of={roles}>{({ isMerchant }) => (isMerchant ? children : <NoShop />)}</Region>
}

function NoShop() {
  const place = usePlace()
  return (
    <EmptyState
      title="还没有店铺"
      why="用认证过的企业申请，审核通过后就能上架商品、收订单。"
      action={
        <LinkButton tone="primary" href={place(entryPlace())}>
          申请开店
        </LinkButton>
      }
    />
  )
}
