/** What is shown of a list: all lines, or those of one bucket. */
export type BucketView = 'all' | 'cart' | 'demand' | 'review'

/** How many lines were read, and what became of them; their sum is what was read. */
export interface BucketCounts {
  read: number
  cart: number
  demand: number
  review: number
  failed: number
  deleted: number
  skipped: number
  merged: number
}

const labels: readonly (readonly [Exclude<keyof BucketCounts, 'read'>, string])[] = [
  ['cart', '购物车'],
  ['demand', '求购'],
  ['review', '待核对'],
  ['failed', '有误'],
  ['deleted', '删除'],
  ['skipped', '跳过'],
  ['merged', '已并入'],
]

/** The three buckets always, the others where they hold something. */
export const partsOf = (counts: BucketCounts) =>
  labels.map(([name, label]) => ({ name, label, count: counts[name] })).filter(({ count }, at) => at < 3 || count > 0)
