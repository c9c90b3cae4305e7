import { useNavigate } from '@tanstack/react-router'
import type { Comparison } from '@xinpu/sdk/types'
import { Button, Checkbox, copyToClipboard } from '@xinpu/ui/primitives'
import { Download, Link2, Printer } from 'lucide-react'
import { saveFile } from '../app/files.ts'
import { AddPart } from './AddPart.tsx'
import { comparisonCsv } from './compare-csv.ts'
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
        <Link2 size={16} strokeWidth={1.5} aria-hidden /> 复制链接
      </Button>
      <Button size="sm" onPress={() => globalThis.print()}>
        <Printer size={16} strokeWidth={1.5} aria-hidden /> 打印
      </Button>
      <Button size="sm" onPress={download}>
        <Download size={16} strokeWidth={1.5} aria-hidden /> CSV
      </Button>
    </>
  )
}
