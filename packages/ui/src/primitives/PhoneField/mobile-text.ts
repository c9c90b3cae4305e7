import { mobileOf, parsePhone, phoneFault } from '@xinpu/sdk/format'

/** What is wrong with a number typed as one text, of whichever area: `138 0000 1278`, `+852 9123 4567`. */
export function mobileFault(text: string): string | null {
  if (text.trim() === '') return '请输入手机号码'
  const phone = parsePhone(text)
  return phone ? phoneFault(phone) : '手机号码格式不正确'
}

/** The number as the wire carries it; text that is none stays as it is. */
export function mobileIn(text: string): string {
  const phone = parsePhone(text)
  return phone ? mobileOf(phone) : text
}
