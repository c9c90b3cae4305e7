// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MyJobAddInput } from './job.gen.ts'

/** What job.myJob.add takes of each field. */
export const jobRules: RulesOf<Omit<MyJobAddInput, 'education' | 'experience' | 'tags' | 'contactId'>> = {
  title: { label: "职位名称", type: "string", isRequired: true, said: "请输入职位名称", isTrimmed: true, checks: [["min", 1, "请输入职位名称"], ["max", 60, "职位名称最多 60 个字"], ["folded", 180, "职位名称最多 60 个字"]] },
  city: { label: "工作城市", type: "string", isRequired: true, said: "请输入工作城市", isTrimmed: true, checks: [["min", 1, "请输入工作城市"], ["max", 30, "工作城市最多 30 个字"], ["folded", 90, "工作城市最多 30 个字"]] },
  salaryMin: { label: "最低月薪", type: "number", isRequired: false, said: "最低月薪须为整数", checks: [["min", 1, "最低月薪不能小于 1"], ["max", 1000000, "最低月薪不能大于 1000000"]] },
  salaryMax: { label: "最高月薪", type: "number", isRequired: false, said: "最高月薪须为整数", checks: [["min", 1, "最高月薪不能小于 1"], ["max", 1000000, "最高月薪不能大于 1000000"]] },
  categoryId: { label: "职位类别", type: "number", isRequired: true, said: "请选择职位类别", checks: [["min", 1, "请选择职位类别"], ["max", 2147483647, "职位类别不存在"]] },
  description: { label: "职位描述", type: "string", isRequired: true, said: "请输入职位描述", checks: [["min", 1, "请输入职位描述"], ["max", 20000, "职位描述过长"]] },
  requirement: { label: "任职要求", type: "string", isRequired: true, said: "请输入任职要求", checks: [["min", 1, "请输入任职要求"], ["max", 20000, "任职要求过长"]] },
  address: { label: "工作地址", type: "string", isRequired: false, said: "工作地址须为文字", isTrimmed: true, checks: [["max", 200, "工作地址最多 200 个字"], ["folded", 600, "工作地址最多 200 个字"]] },
}
