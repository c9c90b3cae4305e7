import type { MemberLevel } from '@xinpu/sdk/types'

const level = (id: number, name: string, price: number, values: readonly string[]): MemberLevel => ({
  id,
  name,
  price,
  days: price === 0 ? 0 : 365,
  rights: ['找料、比价、读数据手册', '保存搜索与上新提醒', '保存 BOM', '商城议价', '资料发到邮箱'].map((right, at) => ({
    name: right,
    value: values[at] ?? '—',
  })),
})

/** Three plans, the free one first. */
export const levels: [MemberLevel, MemberLevel, MemberLevel] = [
  level(1, '注册用户', 0, ['全部', '100 个', '200 份', '每天 20 次', '每天 10 份']),
  level(2, '工程师', 168, ['全部', '300 个', '500 份', '每天 20 次', '每天 50 份']),
  level(3, '采购', 488, ['全部', '1000 个', '2000 份', '每天 100 次', '每天 200 份']),
]
