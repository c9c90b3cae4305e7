// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { CircleAddInput } from './circle.gen.ts'

/** What circle.circle.add takes of each field. */
export const circleRules: RulesOf<Omit<CircleAddInput, 'id'>> = {
  name: { label: "圈子名称", type: "string", isRequired: true, said: "请输入圈子名称", isTrimmed: true, checks: [["min", 1, "请输入圈子名称"], ["max", 20, "圈子名称最多 20 个字"], ["folded", 60, "圈子名称最多 20 个字"], ["min", 2, "圈子名称为 2–20 个字"], ["max", 20, "圈子名称为 2–20 个字"]] },
  imgUrl: { label: "圈子图片", type: "string", isRequired: true, said: "请上传圈子图片", checks: [["min", 1, "请上传圈子图片"]] },
  intro: { label: "圈子简介", type: "string", isRequired: true, said: "请输入圈子简介", isTrimmed: true, checks: [["min", 1, "请输入圈子简介"], ["max", 200, "圈子简介最多 200 个字"], ["folded", 600, "圈子简介最多 200 个字"]] },
  reason: { label: "申请理由", type: "string", isRequired: false, said: "申请理由须为文字", isTrimmed: true, checks: [["max", 500, "申请理由最多 500 个字"], ["folded", 1500, "申请理由最多 500 个字"]] },
}
