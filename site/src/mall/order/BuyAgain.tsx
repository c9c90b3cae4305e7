import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'
import type { OrderVO } from '@xinpu/sdk/types'
import { BuyAgainDialog, type TodayLine } from '@xinpu/ui/mall'
import { useCall } from '../../app/api.ts'
import { useAct } from '../../app/use-act.ts'
import { cartPlace } from '../places.ts'
import { priceOfGoods } from '../queries.ts'
import { buyAgain } from './buy-again.ts'

/** Asks what the lines of an order cost today, tells it, and puts into the cart what can be bought. */
export function BuyAgain({ order, onClose }: { order: OrderVO; onClose: () => void }) {
  const call = useCall()
  const act = useAct()
  const navigate = useNavigate()
  const found = useQueries({
    queries: order.goods.map(({ mallGoodsId, quantity }) => ({
      ...priceOfGoods(call, mallGoodsId, quantity),
      staleTime: 0,
    })),
  })
  const isKnown = found.every(({ isFetching }) => !isFetching)
  const today = order.goods.map(({ mallGoodsId }, at): TodayLine => ({ mallGoodsId, ...toldOf(found[at]) }))

  return (
    <BuyAgainDialog
      order={order}
      today={isKnown ? today : undefined}
      isOpen
      onClose={onClose}
      onAdd={(lines) => buyAgain(act, lines, () => void navigate(cartPlace({ currency: order.type })))}
    />
  )
}

interface Asked {
  data: { price: number; stock: number } | undefined
  error: Error | null
}

/** What the shop asks today, or why it sells no more. */
function toldOf(asked: Asked | undefined): Omit<TodayLine, 'mallGoodsId'> {
  if (asked?.error instanceof ApiError) return { refusal: asked.error.message }
  return asked?.data ? { price: asked.data.price, stock: asked.data.stock } : {}
}
