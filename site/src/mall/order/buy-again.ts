import { cartAdd } from '@xinpu/sdk/mall'
import type { OrderGoods } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import type { Act } from '../../app/use-act.ts'

/** Puts lines of an order into the cart at today's prices; what the shop refuses is said with its model. */
export async function buyAgain(act: Act, goods: readonly OrderGoods[], toCart: () => void): Promise<void> {
  const refused: string[] = []
  for (const { mallGoodsId, quantity, model } of goods)
    await act(cartAdd, { mallGoodsId, quantity }).catch((error: unknown) =>
      refused.push(`${model}：${error instanceof Error ? error.message : '没有加进去'}`),
    )
  for (const word of refused) toast.warn(word)
  if (refused.length === goods.length) return
  toast.success(`已按今天的价格加购 ${goods.length - refused.length} 行`, {
    action: { label: '去购物车', onAction: toCart },
  })
}
