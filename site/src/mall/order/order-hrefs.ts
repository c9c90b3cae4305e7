import type { OrderVO } from '@xinpu/sdk/types'
import type { OrderCardHrefs } from '@xinpu/ui/mall'
import { usePlace } from '../../app/use-place.ts'
import { goodsPlace, orderPlace, payPlace, shopPlace } from '../places.ts'

/** Where an order leads: to the till, to its page, to its goods, to its shop. */
export function useOrderHrefs(): (order: OrderVO) => OrderCardHrefs {
  const place = usePlace()
  return ({ id, payOrderId, merchantId, status }) => ({
    pay: place(payPlace(payOrderId, status === 'reviewing' ? { method: 'BANK' } : {})),
    detail: place(orderPlace(id)),
    goods: (mallGoodsId) => place(goodsPlace(mallGoodsId)),
    merchant: place(shopPlace(merchantId)),
  })
}
