import type { Micro } from '@xinpu/sdk/format'

const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟']
const myriads = ['', '万', '亿', '万亿']
const cent = 10_000n

/**
 * A sum in yuan in Chinese capitals, as invoices carry it, rounded to a cent.
 *
 * @param sum Millionths, from 0 to 10^16 yuan.
 * @example capitalAmount(23_405_040_000n) // '贰万叁仟肆佰零伍元零肆分'
 */
export function capitalAmount(sum: Micro): string {
  const cents = (sum + cent / 2n) / cent
  const [yuan, jiao, fen] = [cents / 100n, Number((cents / 10n) % 10n), Number(cents % 10n)]
  const head = yuan > 0n ? `${capitalWhole(yuan)}元` : ''
  if (jiao === 0 && fen === 0) return `${head || '零元'}整`
  const small = [jiao > 0 ? `${digits[jiao]}角` : head && '零', fen > 0 ? `${digits[fen]}分` : '整']
  return head + small.join('')
}

/** Groups of four figures, from the highest; a gap of zeros is said once. */
function capitalWhole(whole: bigint): string {
  const groups = String(whole).match(/\d{1,4}(?=(?:\d{4})*$)/g) ?? []
  const told = groups.map((group, at) => {
    const words = capitalGroup(group.padStart(4, '0'))
    return words === '零' ? words : words + (myriads[groups.length - 1 - at] ?? '')
  })
  return told
    .join('')
    .replaceAll(/零+/g, '零')
    .replace(/^零|零$/g, '')
}

/** Four figures; zeros before and between stay as one, those behind go. */
function capitalGroup(group: string): string {
  if (group === '0000') return '零'
  return [...group]
    .map((figure, at) => (figure === '0' ? '零' : `${digits[Number(figure)]}${places[3 - at]}`))
    .join('')
    .replaceAll(/零+/g, '零')
    .replace(/零$/, '')
}
