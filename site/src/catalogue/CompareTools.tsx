import { useNavigate } from '@tanstack/react-router'
import { toCsv } from '@xinpu/sdk/format'
import type { Comparison, AlternateVerdict } from '@xinpu/sdk/types'
import { Button, Checkbox, copyToClipboard, Icon } from '@xinpu/ui/primitives'
import { Download, Link2, Printer } from 'lucide-react'
import { saveFile } from '../app/files.ts'
import { AddPart } from './AddPart.tsx'
import { comparePlace, type CompareParams } from './compare-params.ts'
import { mostCompared } from './compared-parts.ts'

export interface CompareToolsProps {
  comparison: Comparison
  ids: readonly number[]
  search: CompareParams
}

/** Over a comparison: only what differs, one part more, and ways to take it along. */
export function CompareTools({ comparison, ids, search: { qty, diff } }: CompareToolsProps) {
  const navigate = useNavigate()
  const go = (next: readonly number[], all: 0 | undefined) =>
    void navigate({ ...comparePlace(next, { qty, diff: all }), resetScroll: false })
  const download = () =>
    saveFile(new Blob([comparisonCsv(comparison)], { type: 'text/csv;charset=utf-8' }), '型号对比.csv')

  return (
    <>
      <Checkbox isSelected={diff !== 0} onChange={(isOn) => go(ids, isOn ? undefined : 0)}>
        只看差异
      </Checkbox>
      {ids.length < mostCompared && <AddPart ids={ids} onAdd={(id) => go([...ids, id], diff)} />}
      <Button size="sm" onPress={() => void copyToClipboard(globalThis.location.href, '链接')}>
        <Icon of={Link2} /> 复制链接
      </Button>
      <Button size="sm" onPress={() => globalThis.print()}>
        <Icon of={Printer} /> 打印
      </Button>
      <Button size="sm" onPress={download}>
        <Icon of={Download} /> CSV
      </Button>
    </>
  )
}

const verdicts = { 'drop-in': '可直接替换', 'board-change': '需改板', partial: '部分替代' } as const

const verdictWord = (verdict: AlternateVerdict | null | undefined): string => (verdict ? verdicts[verdict] : '不能判断')

/** A comparison as a file for spreadsheets: a column for each part. */
function comparisonCsv({ models, rows, verdicts: told }: Comparison): string {
  const verdictOf = (id: number) => told.find(({ modelId }) => modelId === id)?.verdict
  return toCsv([
    ['分组', '参数', ...models.map(({ model }) => model)],
    ['', '替代结论', ...models.map(({ id }, at) => (at === 0 ? '以此为准' : verdictWord(verdictOf(id))))],
    ...rows.map(({ group, name, unit, values }) => [group, unit ? `${name} (${unit})` : name, ...values]),
  ])
}
