import { matchAt } from './place.ts'

const number = String.raw`[+-]?(?:\d{1,9}(?:\.\d{1,6})?|\.\d{1,6})(?:/\d{1,3}(?= ?[mk]?[Ww](?![A-Za-z0-9])))?`
const hanUnit = String.raw`[皮纳微毫千兆]?(?:法拉?|亨利?|伏特?|安培?(?![全规森世时防])|瓦特?|赫兹?|欧姆?)|位`
/** A unit after a blank is written out: `100 nF`, `4.7 k`. */
const apart = String.raw` (?:[pnuµmkMG]?(?:F|Hz|HZ|hz|H|V|v|A|W|w|Ω|[Oo]hms?|bit|B)|[kKM]|nf|uf|pf|uh|nh|mh|khz|mhz|%|℃|°C)(?![A-Za-z0-9])`
const touching = String.raw`(?:[A-Za-zµ]{0,5}Ω|°[Cc]|℃|%|[A-Za-zµ]{1,5}(?:\d{1,3})?)`
const end = `${number}(?:${touching}|${apart}|${hanUnit})?`
const sign = String.raw`≥|≤|≧|≦|>=?|<=?|±|\+/-|大于等于|小于等于|不小于|不低于|不少于|至少|大于|高于|超过|不大于|不高于|不超过|至多|最多|小于|低于`
const tail = '以上|及以上|以下|以内'

const single = new RegExp(`(?<sign>${sign})? ?(?<first>${end})(?<tail>${tail})?`, 'y')
const range = new RegExp(`(?<first>${end}) ?(?:~|\\.{2,3}|–|—|至|到|-) ?(?<second>${end})`, 'y')

/** How far a value may go, as it is typed and as `parseQuantity` reads it. */
export interface Extent {
  length: number
  spelling: string
}

/** The extents a value at a place may have, the longest first. */
export function extentsAt(text: string, at: number): Extent[] {
  const found = [matchAt(range, text, at), matchAt(single, text, at)].filter((match) => match !== null)
  return found.map((match) => ({ length: match[0].length, spelling: spellingOf(match) }))
}

function spellingOf({ groups = {} }: RegExpExecArray): string {
  const { sign: said = '', first = '', second, tail: after = '' } = groups
  if (second !== undefined) return `${inSymbols(first)}~${inSymbols(second)}`
  return `${boundOf(said + after)}${inSymbols(first)}`
}

function boundOf(said: string): string {
  if (/^(?:±|\+\/-)/.test(said)) return '±'
  if (/^(?:>(?!=)|大于$|高于$|超过$)/.test(said)) return '>'
  if (/^(?:<(?!=)|小于$|低于$)/.test(said)) return '<'
  if (/[≥≧>大上]|至少|不小于|不低于|不少于/.test(said) && !/^不(?:大|高|超)/.test(said)) return '≥'
  return said === '' ? '' : '≤'
}

const prefixes: Record<string, string> = { 皮: 'p', 纳: 'n', 微: 'µ', 毫: 'm', 千: 'k', 兆: 'M' }
const units: Record<string, string> = { 法: 'F', 亨: 'H', 伏: 'V', 安: 'A', 瓦: 'W', 赫: 'Hz', 欧: 'Ω' }

/** 4.7千欧 as 4.7kΩ, and a comma of thousands gone. */
const inSymbols = (written: string): string =>
  written
    .replace(/([皮纳微毫千兆]?)([法亨伏安瓦赫欧])[拉利特培兹姆]?$/, (_, prefix: string, unit: string) =>
      [prefixes[prefix] ?? '', units[unit] ?? ''].join(''),
    )
    .replace(/ +/g, '')
