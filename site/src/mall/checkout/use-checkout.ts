import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError, type Client } from '@xinpu/sdk'
import {
  checkoutFromBargaining,
  checkoutFromCart,
  checkoutFromGoods,
  prepareFromBargaining,
  prepareFromCart,
  prepareFromGoods,
} from '@xinpu/sdk/mall'
import { query } from '@xinpu/sdk/query'
import type { OrderPrepare, PayType } from '@xinpu/sdk/types'
import { useState } from 'react'
import { useCall } from '../../app/api.ts'
import { useAct } from '../../app/use-act.ts'
import type { CheckoutParams } from '../mall-params.ts'
import { payPlace } from '../places.ts'
import { preparedChanges, type PreparedChange } from './prepared-changes.ts'

/** The lines of the cart that an address names. */
export const cartIdsOf = ({ cartIds }: CheckoutParams): number[] =>
  cartIds === undefined ? [] : String(cartIds).split(',').map(Number)

/** Whether the address names something to order. */
export const isNamed = ({ cartIds, goodsId, bargainingId }: CheckoutParams): boolean =>
  [cartIds, goodsId, bargainingId].some((named) => named !== undefined)

/** What the orders would cost now. */
export function preparedOf(call: Client, search: CheckoutParams) {
  // What was shown is ordered as it was shown, however long it is looked at: it is asked for again only on purpose.
  return { ...askedOf(call, search), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }
}

function askedOf(call: Client, search: CheckoutParams) {
  const { goodsId, bargainingId, qty: quantity = 1 } = search
  if (bargainingId !== undefined) return query(call, prepareFromBargaining, { bargainingId })
  if (goodsId !== undefined) return query(call, prepareFromGoods, { mallGoodsId: goodsId, quantity })
  return query(call, prepareFromCart, { cartIds: cartIdsOf(search) })
}

/** What a buyer chose for the orders. */
export interface Choices {
  addressId: number
  invoiceId?: number
  payType?: PayType
  /** What shops are told, by shop. */
  remarks: Readonly<Record<number, string>>
}

/** Where the last attempt to order ended. */
export interface Refused {
  /** The server's words. */
  message: string
  /** What is other than shown; the new sums are shown already. */
  changes: readonly PreparedChange[]
}

/** Orders what is shown, once; what has changed meanwhile is shown before it is ordered. */
export function useOrdering(search: CheckoutParams) {
  const call = useCall()
  const act = useAct()
  const held = useQueryClient()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused>()

  async function order(prepared: OrderPrepare, choices: Choices, isAgain = false): Promise<void> {
    const asked = { ...choices, orderToken: prepared.orderToken }
    try {
      const made = await send(asked)
      await navigate({ ...payPlace(made.payOrderId, made.payType && { method: made.payType }), replace: true })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 409) throw error
      const after = await again()
      const changes = preparedChanges(prepared, after)
      // Only the time has passed: what was shown still holds, and is ordered without a word.
      if (changes.length === 0 && !isAgain) return order(after, choices, true)
      setRefused({ message: error.message, changes })
    }
  }

  async function send({ remarks, payType, ...asked }: Choices & { orderToken: string }) {
    const shared = { ...asked, ...(payType && { payType }) }
    const told = Object.entries(remarks).filter(([, remark]) => remark.trim() !== '')
    const made = await create(shared, told)
    return { payOrderId: made.payOrderId, payType }
  }

  /** Only what comes from the cart may be of several shops. */
  function create(shared: Omit<Choices, 'remarks'> & { orderToken: string }, told: readonly [string, string][]) {
    const { goodsId: mallGoodsId, bargainingId, qty: quantity = 1 } = search
    const alone = { ...shared, ...(told[0] && { remark: told[0][1] }) }
    if (bargainingId !== undefined) return act(checkoutFromBargaining, { ...alone, bargainingId })
    if (mallGoodsId !== undefined) return act(checkoutFromGoods, { ...alone, mallGoodsId, quantity })
    const remarks = told.map(([merchantId, remark]) => ({ merchantId: Number(merchantId), remark }))
    return act(checkoutFromCart, { ...shared, cartIds: cartIdsOf(search), remarks })
  }

  async function again(): Promise<OrderPrepare> {
    const options = preparedOf(call, search)
    await held.refetchQueries({ queryKey: options.queryKey }, { throwOnError: true })
    return held.ensureQueryData(options)
  }

  return {
    isSending,
    refused,
    settle: () => setRefused(undefined),
    async submit(prepared: OrderPrepare, choices: Choices): Promise<void> {
      setSending(true)
      setRefused(undefined)
      await order(prepared, choices)
        .catch((error: unknown) =>
          setRefused({ message: error instanceof Error ? error.message : '没有成功，请再试一次', changes: [] }),
        )
        .finally(() => setSending(false))
    },
  }
}
