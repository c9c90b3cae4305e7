import { creditCodeFault } from '@xinpu/sdk/format'

export interface CodeFault {
  /** Which character is wrong, from 0; the first one too many counts. */
  at: number
  /** What is wrong with it, as a sentence. */
  message: string
  /** What was probably meant. */
  instead?: string
}

const full = 18
const stranger = /[^0-9A-HJ-NP-RTUWXY]/

/** Letters that a code never holds, and what they are misread from. */
const meant: Record<string, string> = { I: '1', O: '0', S: '5', V: 'U', Z: '2' }

/** What is wrong already while a code is being typed, and with which character; null while it may become right. */
export function codeFault(code: string): CodeFault | null {
  const found = strangerIn(code) ?? partFault(code)
  if (found) return found
  if (code.length > full) return { at: full, message: `统一社会信用代码为 18 位，多了 ${code.length - full} 位` }
  const message = code.length === full ? creditCodeFault(code) : null
  return message ? { at: full - 1, message } : null
}

function strangerIn(code: string): CodeFault | null {
  const at = code.search(stranger)
  if (at < 0) return null
  const character = String.fromCodePoint(code.codePointAt(at) ?? 0)
  const instead = meant[character]
  const place = `第 ${at + 1} 位“${character}”`
  if (!instead) return { at, message: `${place}须为数字或大写字母` }
  return { at, message: `代码中没有字母 ${character}，${place}可能是 ${instead}`, instead }
}

/** The places that mean something: 登记管理部门, 机构类别, 行政区划. */
function partFault(code: string): CodeFault | null {
  const [department = '', kind = ''] = code
  if (department && !/[1-9ANY]/.test(department))
    return { at: 0, message: `第 1 位“${department}”不是登记管理部门代码` }
  if (kind && !/[1-9]/.test(kind)) return { at: 1, message: `第 2 位“${kind}”不是机构类别代码` }
  const at = code.slice(2, 8).search(/\D/) + 2
  return at < 2 ? null : { at, message: `第 ${at + 1} 位“${code[at]}”须为数字，第 3 至 8 位是行政区划代码` }
}
