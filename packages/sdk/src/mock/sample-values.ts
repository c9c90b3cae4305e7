import type { Bounds } from '@xinpu/contract/bounds'

/** When every example happens: pictures of stories stay the same. */
const moment = Date.UTC(2026, 0, 15, 2, 30)
const day = 86_400_000

/** Words by the end of a field's name; the first that fits speaks. */
const words: readonly (readonly [RegExp, (row: number) => string])[] = [
  [/time$|date$|expire$/i, (row) => new Date(moment - row * day).toISOString()],
  [/logo|avatar|img|image|banner|picture|qrcode/i, () => ''],
  [/url$|website$|link$/i, () => 'https://example.com/'],
  [/mobile|phone|tel$/i, (row) => `+86-138****000${row % 10}`],
  [/email/i, (row) => `user${row}@example.com`],
  [/model$|keywords$/i, (row) => ['STM32F103C8T6', 'GRM155R71C104KA88D', 'AMS1117-3.3'][row % 3] ?? 'NE555'],
  [/brand(cn|name)?$/i, (row) => ['意法半导体 ST', '村田 muRata', '先进半导体 AMS'][row % 3] ?? 'TI'],
  [/package$/i, (row) => ['LQFP-48', '0402', 'SOT-223'][row % 3] ?? 'SOIC-8'],
  [/(enterprise|company|merchant|agent|seller)name$/i, (row) => `示例电子(深圳)有限公司 ${row}`],
  [/nickname$|contactname$|realname$/i, (row) => `工程师${row}号`],
  [/creditcode$/i, () => '91350100M000100Y43'],
  [/no$|code$|token$/i, (row) => `XP20260115${String(row).padStart(4, '0')}`],
  [/title$/i, (row) => `示例标题 ${row}`],
  [/name$|label$/i, (row) => `示例名称 ${row}`],
  [/content$|summary$|description$|intro$|remark$|text$|detail$/i, (row) => `这是第 ${row} 段示例文字。`],
  [/region$|province$/i, () => '广东省'],
  [/city$/i, () => '深圳市'],
  [/address$/i, (row) => `科技园路 ${row} 号`],
  [/unit$/i, () => 'F'],
  [/^html$/, () => '<p>示例内容</p>'],
]

/** A text that reads like its field. */
export function textFor(name: string, row: number, { format, minimum = 0, maximum = Infinity }: Bounds): string {
  if (format === 'date') return new Date(moment).toISOString().slice(0, 10)
  if (format === 'datetime') return new Date(moment).toISOString()
  if (format === 'email') return `user${row}@example.com`
  if (format === 'url') return 'https://example.com/'
  const text = words.find(([pattern]) => pattern.test(name))?.[1](row) ?? `示例 ${row}`
  return text.padEnd(minimum, '示').slice(0, maximum)
}

/** A figure that reads like its field. */
export function numberFor(name: string, row: number, { minimum = -Infinity, maximum = Infinity }: Bounds): number {
  const value = /price|amount|money|saving/i.test(name)
    ? row * 1.25
    : /total|count|num|stock|quantity/i.test(name)
      ? row * 120
      : row
  return Math.min(Math.max(value, minimum), maximum)
}
