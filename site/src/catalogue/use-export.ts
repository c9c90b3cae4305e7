import { useRouteContext } from '@tanstack/react-router'
import { toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { exportSelection, type Exported } from './export-selection.ts'

/** Makes a file of the list, and says so while it is made. */
export function useExport(wanted: Exported) {
  const { call } = useRouteContext({ from: '__root__' })
  const [isExporting, setExporting] = useState(false)

  async function make() {
    setExporting(true)
    try {
      await exportSelection(call, wanted)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有导出，请再试一次')
    } finally {
      setExporting(false)
    }
  }
  return { isExporting, onExport: () => void make() }
}
