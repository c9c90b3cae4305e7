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
  /** Whether it is on its way back: pressed twice, it is put back once. */
  isComing: boolean
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
      // Gone from the list in the frame that shows the way back: a group that ends later would take the button from under a press.
      async remove(line: CartGoods, merchantId: number): Promise<void> {
        await act(cartRemove, { ids: [line.id] }, () => {
          show((groups) => groups.map((group) => without(group, line.id)).filter(({ goods }) => goods.length > 0))
          setRemoved((before) => [...before, { line, merchantId, isComing: false }])
        }).catch((error: unknown) => toast.error(wordOf(error)))
      },
      // The way back stays until the line stands there again: in between the cart would say that it is empty.
      async undo({ line }: Removed): Promise<void> {
        const mark = (isComing: boolean) =>
          setRemoved((before) => before.map((one) => (one.line.id === line.id ? { ...one, isComing } : one)))
        mark(true)
        await act(cartAdd, { mallGoodsId: line.mallGoodsId, quantity: line.quantity })
          .then(() => setRemoved((before) => before.filter((one) => one.line.id !== line.id)))
          .catch((error: unknown) => {
            mark(false)
            toast.error(wordOf(error))
          })
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

const without = (group: CartGroup, id: number): CartGroup => ({
  ...group,
  goods: group.goods.filter((line) => line.id !== id),
})
