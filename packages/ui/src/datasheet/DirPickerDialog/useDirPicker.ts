import { useState } from 'react'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { DirPickerDialogProps } from './DirPickerDialog.tsx'

/** Stands for the root among the numbers of folders. */
export const rootKey = 'root'

/** Which folder is chosen, which are open, and what becomes of it. */
export function useDirPicker({ addFolder, choose, onOpenChange }: DirPickerDialogProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set([rootKey]))
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set([rootKey]))
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [place = rootKey] = selected
  const dirId = place === rootKey ? undefined : Number(place)

  /** A new folder is the one that is meant. */
  async function add(name: string): Promise<void> {
    const folder = await addFolder(name, dirId)
    setExpanded(new Set([...expanded, place]))
    setSelected(new Set([String(folder.id)]))
  }

  async function save(): Promise<void> {
    setRefusal(undefined)
    setSaving(true)
    try {
      await choose(dirId)
    } catch (error) {
      return setRefusal(refusalOf(error, '没有保存成功，请检查网络后重试'))
    } finally {
      setSaving(false)
    }
    onOpenChange(false)
  }

  return {
    place,
    selected,
    onSelect: setSelected,
    expanded,
    onExpand: setExpanded,
    refusal,
    isSaving,
    save,
    add,
  }
}
