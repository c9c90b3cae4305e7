import { useQueryClient } from '@tanstack/react-query'
import { cartAdd, cartClear, cartList, cartRemove, cartSelect, cartUpdate, favourSet } from '@xinpu/sdk/mall'
import { keyOf } from '@xinpu/sdk/query'
import type { CartGoods, CartGroup } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import { useMemo, useState } from 'react'
import { useAct } from '../app/use-act.ts'

const wordOf = (error: unknown): string => (error instanceof Error ? error.message : '没有成功，请再试一次')

/** A line that was taken out: it can be put back for as long as it keeps its place. */
export interface Removed {
  line: CartGoods
  merchantId: number
}

/** What is done to the cart: shown at once, and put back with the shop's word where it is refused. */
export function useCart() {
  const act = useAct()
  const held = useQueryClient()
  /** Why a quantity was refused, by line. */
  const [refusals, setRefusals] = useState<Readonly<Record<number, string>>>({})
  const [removed, setRemoved] = useState<readonly Removed[]>([])

  const deeds = useMemo(() => {
    const show = (change: (groups: CartGroup[]) => CartGroup[]) =>
      held.setQueryData<CartGroup[]>(keyOf(cartList, {}), (groups) => groups && change(groups))
    const refuse = (id: number, word?: string) =>
      setRefusals(({ [id]: _gone, ...others }) => (word === undefined ? others : { ...others, [id]: word }))
    const again = () => held.invalidateQueries({ queryKey: keyOf(cartList, {}) })

    return {
      async setQuantity(id: number, quantity: number): Promise<void> {
        refuse(id)
        await act(cartUpdate, { id, quantity }).catch(async (error: unknown) => {
          refuse(id, wordOf(error))
          await again()
        })
      },
      async select(ids: number[], isSelected: boolean): Promise<void> {
        show((groups) => groups.map((group) => ticked(group, ids, isSelected)))
        await act(cartSelect, { ids, isSelected }).catch(async (error: unknown) => {
          toast.error(wordOf(error))
          await again()
        })
      },
      async remove(line: CartGoods, merchantId: number): Promise<void> {
        await act(cartRemove, { ids: [line.id] }, () =>
          setRemoved((before) => [...before, { line, merchantId }]),
        ).catch((error: unknown) => toast.error(wordOf(error)))
      },
      async undo({ line }: Removed): Promise<void> {
        await act(cartAdd, { mallGoodsId: line.mallGoodsId, quantity: line.quantity }, () =>
          setRemoved((before) => before.filter((one) => one.line.id !== line.id)),
        ).catch((error: unknown) => toast.error(wordOf(error)))
      },
      async keep({ id, mallGoodsId }: CartGoods): Promise<void> {
        await act(favourSet, { mallGoodsId, status: 1 })
          .then(() => act(cartRemove, { ids: [id] }, () => toast.success('已移入收藏')))
          .catch((error: unknown) => toast.error(wordOf(error)))
      },
      clear: (onlyInvalid: boolean) => act(cartClear, { onlyInvalid }, () => setRemoved([])),
    }
  }, [act, held])

  return { ...deeds, refusals, removed }
}

const ticked = (group: CartGroup, ids: readonly number[], isSelected: boolean): CartGroup => ({
  ...group,
  goods: group.goods.map((line) => (ids.includes(line.id) ? { ...line, isSelected } : line)),
})
