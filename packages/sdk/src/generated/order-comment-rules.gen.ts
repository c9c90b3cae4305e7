// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { OrderCommentInput } from './mall.gen.ts'

/** What mall.order.comment takes of each field. */
export const orderCommentRules: RulesOf<Omit<OrderCommentInput, 'id'>> = {
  score: { label: "评分", type: "number", isRequired: true, said: "评分须为整数", checks: [["min", 1, "评分不能小于 1"], ["max", 5, "评分不能大于 5"]] },
  content: { label: "评价", type: "string", isRequired: false, said: "评价须为文字", isTrimmed: true, checks: [["max", 500, "评价最多 500 个字"], ["folded", 1500, "评价最多 500 个字"]] },
  images: { label: "评价图片", type: "array", isRequired: false, said: "请选择评价图片", item: { label: "评价图片", type: "string", isRequired: true, said: "请上传评价图片", checks: [["like", /^(?:https?:\/)?\/[^\s<>"'\\]+$/, "请上传评价图片"], ["max", 2048, "评价图片的地址过长"]] }, checks: [["min", 0, "评价图片至少 0 项"], ["max", 9, "评价图片最多 9 项"]] },
}
