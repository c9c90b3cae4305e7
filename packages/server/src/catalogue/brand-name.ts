/** Words that say what a company is, not which. */
const endings = new Set(
  (
    'inc incorporated co ltd limited llc corp corporation company gmbh ag kg sa bv nv plc group holdings international intl america usa ' +
    'semiconductor semiconductors semicon semi electronics electronic elec electron electric tech technology technologies microelectronics microelectronic ' +
    'components component industries industrial enterprise solutions systems of the'
  ).split(' '),
)
const hanEndings = /(?:股份有限公司|有限责任公司|有限公司|公司|集团|半导体|微电子|电子|科技|技术|股份)+$/
const places = new Set(
  (
    'shenzhen guangdong guangzhou shanghai beijing jiangsu zhejiang suzhou wuxi nanjing hangzhou ningbo xiamen dongguan foshan ' +
    'chengdu wuhan shandong hunan hubei sichuan anhui fujian yangzhou yueqing cixi wenzhou changzhou zhuhai huizhou jiangxi henan xian tianjin chongqing qingdao jinan china'
  ).split(' '),
)

/** The two halves of `FH(Guangdong Fenghua Advanced Tech)`. */
import { plainOf } from '@xinpu/trade/words'
export interface BrandName {
  whole: string
  head: string
  inside: string
}

export function splitBrandName(name: string): BrandName {
  const whole = name.normalize('NFKC').trim()
  const open = whole.indexOf('(')
  if (open === -1) return { whole, head: whole, inside: '' }
  const close = whole.lastIndexOf(')')
  return {
    whole,
    head: whole.slice(0, open).trim(),
    inside: whole.slice(open + 1, close > open ? close : undefined).trim(),
  }
}

/** The name without what every company's name has: `ROHM Semicon` → rohm, `Shenzhen Kinghelm Elec` → kinghelm. */
export function coreOf(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll('&', ' & ')
    .split(/[\s.,/]+/)
    .filter(Boolean)
  while (words.length > 1 && endings.has(words.at(-1) ?? '')) words.pop()
  while (words.length > 1 && places.has(words[0] ?? '')) words.shift()
  const core = words.join(' ')
  return plainOf(core.replace(hanEndings, '') || core)
}

/** Whether a name shows that its company is Chinese. */
export function looksChinese(name: string): boolean {
  if (/\p{Script=Han}/u.test(name)) return true
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => places.has(word))
}
