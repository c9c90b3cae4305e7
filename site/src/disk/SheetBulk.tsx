import { BulkBar, Button, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import type { SheetDeeds } from './use-sheet-deeds.ts'

interface SheetBulkProps {
  selected: ReadonlySet<string>
  onClear: () => void
  onMove: (keys: readonly string[]) => void
  deeds: SheetDeeds
  /** Waits for what is done, says why where it failed, and chooses nothing any more. */
  act: (doing: Promise<unknown>) => void
  /** What a zip is called. */
  name: string
}

/** What can be done with all that is ticked. */
export function SheetBulk({ selected, onClear, onMove, deeds, act, name }: SheetBulkProps) {
  const [isPacking, setPacking] = useState(false)
  const keys = [...selected]
  const pack = () => {
    setPacking(true)
    toast.info(`正在打包 ${keys.length} 项`)
    act(deeds.download(keys, name).finally(() => setPacking(false)))
  }
  return (
    <BulkBar count={selected.size} unit="项" onClear={onClear}>
      <Button size="sm" isPending={isPacking} onPress={pack}>
        打包下载
      </Button>
      <Button size="sm" onPress={() => onMove(keys)}>
        移动到
      </Button>
      <Button size="sm" tone="danger" onPress={() => act(deeds.remove(keys))}>
        删除
      </Button>
    </BulkBar>
  )
}
