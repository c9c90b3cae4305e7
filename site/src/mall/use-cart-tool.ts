import { useQuery } from '@tanstack/react-query'
import { cartTotal } from '@xinpu/sdk/mall'
import { query } from '@xinpu/sdk/query'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'

/** The cart at the edge of every page, with how many lines lie in it; a visitor's is empty. */
export function useCartTool() {
  const call = useCall()
  const place = usePlace()
  const { data: who } = useQuery(me(call))
  const { data: count = 0 } = useQuery({ ...query(call, cartTotal, {}), enabled: Boolean(who) })
  return { href: place({ to: '/mall/cart' }), count: who ? count : 0 }
}
