// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { ContentSaveInput } from './admin.gen.ts'

/** What admin.content.save takes of each field. */
export const contentRules: RulesOf<ContentSaveInput> = {
  id: { label: "内容", type: "number", isRequired: false, said: "请选择内容", checks: [["min", 1, "请选择内容"], ["max", 2147483647, "内容不存在"]] },
  kind: { label: "内容类型", type: "choice", isRequired: true, said: "请选择内容类型", choices: ["notice", "banner", "link", "hotWord", "channel"] },
  place: { label: "位置", type: "string", isRequired: true, said: "请输入位置", isTrimmed: true, checks: [["min", 1, "请输入位置"], ["max", 20, "位置最多 20 个字"], ["folded", 60, "位置最多 20 个字"]] },
  name: { label: "名称", type: "string", isRequired: true, said: "请输入名称", isTrimmed: true, checks: [["min", 1, "请输入名称"], ["max", 200, "名称最多 200 个字"], ["folded", 600, "名称最多 200 个字"]] },
  url: { label: "链接地址", type: "string", isRequired: false, said: "链接地址填站内路径（如 /mall）或 https:// 开头的网址", isTrimmed: true, checks: [["like", /^(?:https?:\/\/[^/\s]+\.\S+|\/(?:[^/\s\\][^\s\\]*)?)$/, "链接地址填站内路径（如 /mall）或 https:// 开头的网址"], ["max", 2048, "链接地址过长"]] },
  imgUrl: { label: "图片", type: "string", isRequired: false, said: "请上传图片", checks: [["min", 1, "请上传图片"]] },
  position: { label: "排序", type: "number", isRequired: false, said: "排序须为整数", checks: [["min", 0, "排序不能小于 0"], ["max", 9999, "排序不能大于 9999"]] },
  beginTime: { label: "开始时间", type: "string", isRequired: false, said: "开始时间的格式不正确", checks: [["like", /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|([+-](?:[01]\d|2[0-3]):[0-5]\d)))$/, "开始时间的格式不正确"], ["like", /^(?:19|[2-9]\d)/, "开始时间的格式不正确"]] },
  endTime: { label: "结束时间", type: "string", isRequired: false, said: "结束时间的格式不正确", checks: [["like", /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|([+-](?:[01]\d|2[0-3]):[0-5]\d)))$/, "结束时间的格式不正确"], ["like", /^(?:19|[2-9]\d)/, "结束时间的格式不正确"]] },
}
