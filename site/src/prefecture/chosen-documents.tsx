import { BulkBar, Button, Icon, toast } from '@xinpu/ui/primitives'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useDownload, type ZipOf } from '../datasheet/download.tsx'

/** So many go into one zip. */
const most = 100

interface Document {
  id: number
  title: string
  fileSize?: number | undefined
}

/** What is ticked, and how that changes. */
export interface Ticks {
  selected: ReadonlySet<number>
  onToggle: (document: Document) => void
}

/** Documents that are ticked in a list, over all its pages. */
export function useTicks(): Ticks & { chosen: readonly Document[]; onClear: () => void } {
  const [chosen, setChosen] = useState<readonly Document[]>([])
  const selected = new Set(chosen.map(({ id }) => id))

  function onToggle(document: Document): void {
    if (selected.has(document.id)) setChosen(chosen.filter(({ id }) => id !== document.id))
    else if (chosen.length < most) setChosen([...chosen, document])
    else toast.warn(`一次最多下载 ${most} 份资料`)
  }
  return { chosen, selected, onToggle, onClear: () => setChosen([]) }
}

/** Hands what is ticked to the download, as one zip. */
export function DownloadTicked({ of, chosen, onClear }: { of: ZipOf } & ReturnType<typeof useTicks>) {
  const download = useDownload()
  function start(): void {
    download(chosen.map(wantedOf), chosen[0]?.title ?? '', of)
    onClear()
  }
  return (
    <BulkBar count={chosen.length} unit="份" onClear={onClear}>
      <Button size="sm" tone="primary" onPress={start}>
        <Icon of={Download} /> 打包下载
      </Button>
    </BulkBar>
  )
}

/** A document on its way into a zip. */
export const wantedOf = ({ id, title, fileSize = 0 }: Document) => ({ id, name: title, size: fileSize })
