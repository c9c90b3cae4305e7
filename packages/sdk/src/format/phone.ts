/** The areas whose phones can log in, as they stand before a number on the wire (specification, section 9). */
export type AreaCode = '+86-' | '+852-' | '+886-'

/** A phone number in its two parts, as the login form holds it. */
export interface Phone {
  area: AreaCode
  /** Digits only. */
  number: string
}

interface Rule {
  number: RegExp
  reason: string
  /** Lengths of the groups it is printed in, from the right; what is left comes first. */
  groups: readonly number[]
}

const rules: Record<AreaCode, Rule> = {
  '+86-': { number: /^1\d{10}$/, reason: '中国大陆手机号码为 1 开头的 11 位数字', groups: [4, 4] },
  '+852-': { number: /^\d{8}$/, reason: '中国香港手机号码为 8 位数字', groups: [4] },
  '+886-': { number: /^\d{9,10}$/, reason: '中国台湾手机号码为 9 至 10 位数字', groups: [3, 3] },
}

const shape = /^(?:\+(852|886|86)[ -]?)?([\d ()-]{0,40})$/

/**
 * Takes a number apart: `+86-13800000000` as on the wire, `+852 9123 4567` as printed, full-width figures too; a bare
 * number is one of +86 (specification, section 9). Whether it has the digits of its area is for `phoneFault` to say.
 *
 * @returns null for another area, and for what is no number
 */
export function parsePhone(text: string): Phone | null {
  const [all, area = '86', number = ''] = shape.exec(text.normalize('NFKC').trim()) ?? []
  return all === undefined ? null : { area: `+${area}-` as AreaCode, number: number.replaceAll(/\D/g, '') }
}

/** What is wrong with a number, as a Chinese sentence for its field, by the rule of its area; null when nothing is. */
export function phoneFault({ area, number }: Phone): string | null {
  if (number === '') return '请输入手机号码'
  return rules[area].number.test(number) ? null : rules[area].reason
}

/** The number as the wire carries it: `+86-13800000000`. */
export const mobileOf = ({ area, number }: Phone): string => area + number

/**
 * A number for reading: `138 0000 0000`, `+852 9123 4567`, `+886 912 345 678`; +86 goes without saying. Text that is
 * no number of its area is shown as it is.
 */
export function formatPhone(mobile: string): string {
  const phone = parsePhone(mobile)
  if (!phone || phoneFault(phone)) return mobile
  const grouped = grouping(phone.number, rules[phone.area].groups)
  return phone.area === '+86-' ? grouped : `${phone.area.slice(0, -1)} ${grouped}`
}

function grouping(digits: string, groups: readonly number[]): string {
  const [last = 0, ...before] = groups
  return last === 0 ? digits : `${grouping(digits.slice(0, -last), before)} ${digits.slice(-last)}`
}
