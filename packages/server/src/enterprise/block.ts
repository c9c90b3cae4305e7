import type { Db } from '../core/database.ts'
import { closePosts } from '../demand/company-posts.ts'
import { showGoods } from '../mall/goods-shelf.ts'
import { shopIdOf } from '../mall/shop-of-company.ts'
import { tell } from './joining.ts'
import { creatorOf, lockEnterprise } from './membership.ts'

/** A company that is blocked, or opened again: who decided so and, where it is blocked, why. */
interface Block {
  enterpriseId: number
  by: number
  /** Absent where it is opened again. */
  reason?: string | undefined
}

/**
 * Blocks a certified company, or opens it again, in a transaction; answers its name, and nothing where there is no such
 * company. What it shows is hidden as long as that lasts; posts are closed for good, and their owners open them again.
 */
export async function setBlock(tx: Db, { enterpriseId, by, reason }: Block): Promise<string | undefined> {
  await lockEnterprise(tx, enterpriseId)
  const company = await tx
    .updateTable('enterprise')
    .set({ status: reason === undefined ? 'certified' : 'blocked', block_reason: reason ?? '' })
    .where('id', '=', enterpriseId)
    .where('status', 'in', ['certified', 'blocked'])
    .returning('name')
    .executeTakeFirst()
  if (!company) return undefined
  if (reason !== undefined) await closePosts(tx, enterpriseId)
  const shopId = await shopIdOf(tx, enterpriseId)
  if (shopId !== undefined) await showGoods(tx, shopId)
  await tellCreator(tx, { enterpriseId, by, reason }, company.name)
  return company.name
}

async function tellCreator(tx: Db, { enterpriseId, by, reason }: Block, name: string): Promise<void> {
  const creator = await creatorOf(tx, enterpriseId)
  if (creator === undefined) return
  const [title, content] =
    reason === undefined
      ? [`企业「${name}」已恢复`, '企业主页、库存、商品和招聘已重新展示；停用时关闭的供求可以在供求管理里重新打开。']
      : [`企业「${name}」已停用`, `${reason}。企业主页、库存、商品和招聘不再展示，供求已关闭；进行中的订单不受影响。`]
  await tell(tx, creator, { title, content, from: by })
}
