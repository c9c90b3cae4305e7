import { creditCodeFault } from '@xinpu/sdk/format'

/** What a licence says of itself, as far as it could be read; by the names of the fields of an application. */
export type LicenceReading = Partial<Record<'name' | 'creditCode' | 'legalPerson' | 'address' | 'validTo', string>>

/** The words that stand before what a licence tells; values end where the next begins. */
const labels =
  /统一社会信用代码|注册号|名称|类型|法定代表人|经营者|负责人|执行事务合伙人|注册资本|成立日期|营业期限|有效期限?|经营范围|(?:主要)?经营场所|住所|登记机关/g

const longest = { name: 100, legalPerson: 50, address: 200 }

/** Reads the text of a licence, of its own layer or of its QR code. */
export function readLicenceText(text: string): LicenceReading {
  const lines = joined(text.normalize('NFKC'))
  const values = valuesIn(lines)
  const first = (...names: string[]) => names.map((name) => values.get(name)).find(Boolean)
  const reading = {
    name: first('名称')?.slice(0, longest.name),
    creditCode: creditCodeIn(lines),
    legalPerson: first('法定代表人', '经营者', '负责人', '执行事务合伙人')?.slice(0, longest.legalPerson),
    address: first('住所', '主要经营场所', '经营场所')?.slice(0, longest.address),
    validTo: lastDayIn(first('营业期限', '有效期限', '有效期') ?? ''),
  }
  return Object.fromEntries(Object.entries(reading).filter(([, value]) => value))
}

/** Printed labels are spread to one width: 名 称. */
const joined = (text: string) =>
  text
    .replaceAll(/名[^\S\n]+称/g, '名称')
    .replaceAll(/类[^\S\n]+型/g, '类型')
    .replaceAll(/住[^\S\n]+所/g, '住所')

/** The first code in a text whose check is right. */
const creditCodeIn = (text: string) =>
  [...text.matchAll(/(?<![0-9A-Za-z])[0-9A-HJ-NP-RTUWXY]{18}(?![0-9A-Za-z])/g)]
    .map(([code]) => code)
    .find((code) => creditCodeFault(code) === null)

/** The first line behind each label. */
function valuesIn(text: string): Map<string, string> {
  const found = [...text.matchAll(labels)]
  const values = new Map<string, string>()
  for (const [place, match] of found.entries()) {
    const behind = text.slice(match.index + match[0].length, found[place + 1]?.index)
    const value = behind
      .replace(/^[\s::;;]+/, '')
      .split(/[\n;;]/, 1)[0]
      ?.trim()
    if (value && !values.has(match[0])) values.set(match[0], value)
  }
  return values
}

/** The last day of a term: 2016年02月01日至2036年01月31日. A term without end has none, nor has one of a single day. */
function lastDayIn(term: string): string | undefined {
  const days = [...term.matchAll(/(\d{4})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})/g)]
  const last = days.at(-1)
  if (!last || /长期|永久|无固定/.test(term) || (days.length < 2 && !term.startsWith('至'))) return undefined
  const [, year = '', month = '', day = ''] = last
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
