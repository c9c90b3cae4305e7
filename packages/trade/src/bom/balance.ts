/** What became of the lines that were read. */
export interface Balance {
  read: number
  cart: number
  demand: number
  review: number
  failed: number
  deleted: number
  skipped: number
  merged: number
}

/** Whether every line that was read is accounted for: 读入 = 购物车 + 求购 + 待核对 + 有误 + 删除 + 跳过 + 并入. */
export const isBalanced = ({ read, ...parts }: Balance): boolean =>
  Object.values(parts).reduce((sum, count) => sum + count, 0) === read
