import { toCsv } from '@xinpu/sdk/format'
import type { AlternateVerdict, Comparison } from '@xinpu/sdk/types'

const verdicts = { 'drop-in': '可直接替换', 'board-change': '需改板', partial: '部分替代' } as const

const verdictWord = (verdict: AlternateVerdict | null | undefined): string => (verdict ? verdicts[verdict] : '不能判断')

/** A comparison as a file for spreadsheets: a column for each part. */
export function comparisonCsv({ models, rows, verdicts: told }: Comparison): string {
  const verdictOf = (id: number) => told.find(({ modelId }) => modelId === id)?.verdict
  return toCsv([
    ['分组', '参数', ...models.map(({ model }) => model)],
    ['', '替代结论', ...models.map(({ id }, at) => (at === 0 ? '以此为准' : verdictWord(verdictOf(id))))],
    ...rows.map(({ group, name, unit, values }) => [group, unit ? `${name} (${unit})` : name, ...values]),
  ])
}
