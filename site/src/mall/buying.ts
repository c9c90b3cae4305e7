import { formatNumber } from '@xinpu/sdk/format'
import { arrivalSet, cartAdd, favourSet, followSet } from '@xinpu/sdk/mall'
import { toast } from '@xinpu/ui/primitives'
import type { Intent } from '../account/intent.ts'
import type { Act } from '../app/use-act.ts'

const told = (error: unknown) => void toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')

/** What is done to goods and shops from anywhere, now or after a login; a refusal is said in the shop's words. */
export const buyingWith = (act: Act, toCart: () => void) => ({
  add: (mallGoodsId: number, quantity: number) =>
    act(cartAdd, { mallGoodsId, quantity }, ({ total }) =>
      toast.success(`已加购 ${formatNumber(quantity)} 片，购物车 ${total} 行`, {
        action: { label: '去购物车', onAction: toCart },
      }),
    ).catch(told),
  favour: (mallGoodsId: number, wanted = true) =>
    act(favourSet, { mallGoodsId, status: wanted ? 1 : 0 }, () =>
      toast.success(wanted ? '已收藏' : '已取消收藏'),
    ).catch(told),
  awaitGoods: (mallGoodsId: number, quantity: number) =>
    act(arrivalSet, { mallGoodsId, quantity, status: 1 }, () => toast.success('到货后会在提醒里告诉您')).catch(told),
  follow: (merchantId: number, wanted = true) =>
    act(followSet, { merchantId, status: wanted ? 1 : 0 }, () => toast.success(wanted ? '已关注' : '已取消关注')).catch(
      told,
    ),
})

/** Does what was wanted of the mall before a login. */
export function performBuying(intent: Intent, act: Act, toCart: () => void): void {
  const { add, awaitGoods, favour, follow } = buyingWith(act, toCart)
  if (intent.kind === 'addToCart') void add(intent.mallGoodsId, intent.quantity)
  if (intent.kind === 'favourGoods') void favour(intent.mallGoodsId)
  if (intent.kind === 'awaitGoods') void awaitGoods(intent.mallGoodsId, intent.quantity)
  if (intent.kind === 'followShop') void follow(intent.merchantId)
}
