// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MineApplyInput } from './brand.gen.ts'

/** What brand.mine.apply takes of each field. */
export const brandClaimRules: RulesOf<Omit<MineApplyInput, 'brandId'>> = {
  certUrl: { label: "证明文件", type: "string", isRequired: true, said: "请上传证明文件", checks: [["min", 1, "请上传证明文件"]] },
  remark: { label: "备注", type: "string", isRequired: false, said: "备注须为文字", isTrimmed: true, checks: [["max", 500, "备注最多 500 个字"], ["folded", 1500, "备注最多 500 个字"]] },
}
