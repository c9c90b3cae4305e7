import { mobileOf, parsePhone } from './phone.ts'

/**
 * Hides the four digits in the middle of a phone number and keeps its area in front: `138****0000`, `+86-138****0000`.
 * However it is written, no run of more than four digits stays; what is hidden already stays so.
 */
export function maskMobile(mobile: string): string {
  const phone = parsePhone(mobile)
  const written = phone && (/^\s*[+＋]/.test(mobile) ? mobileOf(phone) : phone.number)
  return (written ?? mobile).replaceAll(/\d{5,}/g, hideMiddle)
}

function hideMiddle(digits: string): string {
  const head = Math.min(3, Math.max(0, digits.length - 6))
  return `${digits.slice(0, head)}****${digits.slice(head + 4)}`
}
