// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MineReportInput } from './datasheet.gen.ts'

/** What datasheet.mine.report takes of each field. */
export const reportRules: RulesOf<Omit<MineReportInput, 'id' | 'page'>> = {
  reason: { label: "报错原因", type: "choice", isRequired: true, said: "请选择报错原因", choices: ["wrongFile", "wrongPart", "wrongFigure", "outdated", "broken", "infringement", "other"] },
  content: { label: "补充说明", type: "string", isRequired: false, said: "补充说明须为文字", isTrimmed: true, checks: [["max", 500, "补充说明最多 500 个字"], ["folded", 1500, "补充说明最多 500 个字"]] },
}
