/** Digits and letters of GB 32100-2015 in the order of their values; I, O, S, V and Z look like others. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const base = 31
const length = 18

/** Registration departments: 1 to 9, A the army, N agriculture, Y others. */
const department = /^[1-9ANY]/
/** Kind of organisation within its department. */
const kind = /^.[1-9]/
/** Six digits of GB/T 2260. */
const region = /^..\d{6}/

/**
 * What is wrong with a 统一社会信用代码 (GB 32100-2015: 18 characters, the last a check of the others), as a Chinese
 * sentence for its field; null when nothing is. Spaces around it do not count, as in the contract; small letters do.
 *
 * @example creditCodeFault('91440300708461136T') // null
 * @example creditCodeFault('91440300708461136U') // '统一社会信用代码的校验位不符，请核对是否输错'
 */
export function creditCodeFault(text: string): string | null {
  const code = text.trim()
  const count = [...code].length
  if (count === 0) return '请输入统一社会信用代码'
  if (count !== length) return `统一社会信用代码为 18 位，现有 ${count} 位`
  const stranger = [...code].find((character) => !alphabet.includes(character))
  if (stranger) return `统一社会信用代码不含“${stranger}”，只用数字和除 I、O、S、V、Z 外的大写字母`
  return partFault(code)
}

function partFault(code: string): string | null {
  if (!department.test(code)) return '统一社会信用代码第 1 位不是登记管理部门代码'
  if (!kind.test(code)) return '统一社会信用代码第 2 位不是机构类别代码'
  if (!region.test(code)) return '统一社会信用代码第 3 至 8 位须为行政区划数字'
  return creditCodeCheck(code) === code.at(-1) ? null : '统一社会信用代码的校验位不符，请核对是否输错'
}

/**
 * The check character that belongs to the first 17 characters of a code: 31 less their sum, each weighed with
 * 3^place modulo 31 (GB 32100-2015). What follows the 17th does not count; they are of its alphabet.
 *
 * @example creditCodeCheck('91440300708461136') // 'T'
 */
export function creditCodeCheck(code: string): string {
  let weight = 1
  let sum = 0
  for (const character of code.slice(0, length - 1)) {
    sum += alphabet.indexOf(character) * weight
    weight = (weight * 3) % base
  }
  return alphabet.charAt((base - (sum % base)) % base)
}
