import { apart, begins, ends, isSaid } from './contact-marks.ts'

const number = '(?:1[3-9]\\d{9}|\\d{5,12})'
const weChat = `(?:加(?:我|\u4f60)?的?)?(?:${['微信', '薇信', '威信', '微芯号'].map(apart).join('|')}|(?<![a-z0-9])(?:${apart('v信')}|we\\s?chat|weixin)|加(?:我|本人)?的?[v微]|\\+v)`
/** What people put between the name and the id: 微信搜索, 微信联系. */
const doing = '\\s*(?:号码?|同号|id|同步|搜索?|查找|联系|加我?|添加|沟通|聊)?'
const qq = `(?:(?<![a-z])q\\s?q|${apart('扣扣')}|${apart('企鹅')}|球球|丘丘|秋秋|(?<![a-z0-9])q\\s?群|扣群)`
/** An id that no number of a part is, for these have no small letters; it has a digit or a stroke. */
const small = '(?=[a-z_-]{0,19}[\\d_])[a-z][a-z0-9_-]{4,19}(?![\\w-])'
/** 圣邦微 and 威世 are makers: the word begins here, or behind what asks for it. */
const nameless = '(?<!\\p{Script=Han})|(?<=[系加我请或的及和])'
/** Letters that stand for a chat, and not for volts: 3.3 V. */
const letter = '(?<![A-Za-z0-9])(?<!\\d\\s)'
const messengers = '(?:telegram|skype|whats\\s?app|钉钉|飞书|line\\s?id)'

/** Ids behind the name of a chat, its letter, or a word that sounds like it. */
const anyCase: readonly string[] = [
  `${weChat}${doing}${isSaid}(?:[a-z][\\w-]{4,19}|${number})`,
  `(?:${weChat}|(?<![a-z0-9])[vw]x)\\s*(?:号码?|id)${isSaid}[a-z][\\w-]{2,19}`,
  `${qq}\\s*(?:号|群)?${isSaid}[1-9]\\d{4,11}`,
  `(?<!纽|卡|搭|锁|带)扣\\s*(?:号|群)?${isSaid}[1-9]\\d{6,10}(?<!000)${ends}`,
  `(?<![a-z0-9])[vw]x(?:\\s*(?:号|id)?(?:\\s*[:=是]\\s*|\\s+)[a-z][\\w-]{4,19}|(?:号|id)?${isSaid}${number})${ends}`,
  `${begins}wxid_[a-z0-9]{4,24}`,
  // V: and Q: stand before an id; a round number behind Q is pieces.
  `(?<![a-z0-9])v\\s*:\\s*(?:[a-z][\\w-]{5,19}|1[3-9]\\d{9})(?![\\w-])`,
  `(?<![a-z0-9])q(?:\\s*:\\s*|\\s{1,3})(?!20[12]\\d[01]\\d[0-3]\\d${ends})[1-9]\\d{6,10}(?<!000)${ends}`,
  `(?<![a-z0-9])${messengers}\\s*(?:号|id|群)?\\s*(?:[:=是@]\\s*|\\s)?(?:@?[a-z][\\w.:-]{3,31}|\\+?\\d[\\d\\s-]{4,17}\\d)`,
  `(?<![a-z0-9])tg\\s*[:@]\\s*@?[a-z]\\w{4,31}`,
]
const asWritten: readonly string[] = [
  `(?:${nameless})(?:[微薇威]|卫星|[微薇]我)\\s*(?:号|信)?${isSaid}${small}`,
  `${letter}[vV](?:\\s*:\\s*|\\s{1,3})${small}`,
  `(?<![A-Za-z0-9])(?:line|LINE|Line)\\s*:\\s*@?${small}`,
]

export const chatIds: readonly RegExp[] = [
  ...anyCase.map((pattern) => new RegExp(pattern, 'giu')),
  ...asWritten.map((pattern) => new RegExp(pattern, 'gu')),
]
