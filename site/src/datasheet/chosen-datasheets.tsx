import type { SpecDto } from '@xinpu/sdk/types'
import { BulkBar, Button, Icon, toast } from '@xinpu/ui/primitives'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useDownload } from './download.tsx'

/** So many go into one zip. */
const most = 100

/** Datasheets that are ticked in a list, over all its pages. */
export function useChosen() {
  const [chosen, setChosen] = useState<readonly SpecDto[]>([])
  const selected = new Set(chosen.map(({ id }) => id))

  function onToggle(spec: SpecDto): void {
    if (selected.has(spec.id)) setChosen(chosen.filter(({ id }) => id !== spec.id))
    else if (chosen.length < most) setChosen([...chosen, spec])
    else toast.warn(`一次最多下载 ${most} 份资料`)
  }
  return { chosen, selected, onToggle, onClear: () => setChosen([]) }
}

/** Hands what is ticked to the download, which shows how far it is and what it lacks. */
export function DownloadChosen({ chosen, onClear }: Pick<ReturnType<typeof useChosen>, 'chosen' | 'onClear'>) {
  const download = useDownload()
  const [first] = chosen

  function start(): void {
    if (!first) return
    download(
      chosen.map(({ id, title, fileSize }) => ({ id, name: title, size: fileSize })),
      first.title,
    )
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
