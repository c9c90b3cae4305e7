import { useState } from 'react'

/** What becomes of what is dragged. */
export interface Dragging {
  /** The keys of entries that go along when one of them is dragged. */
  keysWith: (key: string) => readonly string[]
  /** Entries were let go over a folder; undefined is the root. */
  onMove: (keys: readonly string[], folderId: number | undefined) => void
  /** Files of this computer were let go, over a folder or beside them all; left out where none are taken. */
  onFiles?: (files: readonly File[], place: { folderId: number | undefined } | 'here') => void
}

const kind = 'application/x-xinpu-entries'

/**
 * Handlers for what holds entries and folders: an element with `data-entry` is dragged; one with `data-folder` and the
 * rows of a tree of folders take. Whatever can be dragged can be moved by its menu too.
 */
export function useDragging({ keysWith, onMove, onFiles }: Dragging) {
  const [over, setOver] = useState<string>()

  return {
    /** The key of the folder that would take what is dragged; `here` for the list itself. */
    over,
    handlers: {
      onDragStart({ target, dataTransfer }: React.DragEvent) {
        const key = nearest(target, '[data-entry]', 'data-entry')
        if (key === undefined) return
        dataTransfer.setData(kind, JSON.stringify(keysWith(key)))
        dataTransfer.effectAllowed = 'move'
      },
      onDragOver(event: React.DragEvent) {
        const { types } = event.dataTransfer
        const folder = folderAt(event.target)
        const isTaken =
          (types.includes('Files') && onFiles !== undefined) || (types.includes(kind) && folder !== undefined)
        if (isTaken) event.preventDefault()
        setOver(isTaken ? (folder ?? 'here') : undefined)
      },
      onDragLeave({ currentTarget, relatedTarget }: React.DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(undefined)
      },
      onDragEnd: () => setOver(undefined),
      onDrop(event: React.DragEvent) {
        event.preventDefault()
        setOver(undefined)
        const folder = folderAt(event.target)
        const folderId = folder === undefined || folder === 'root' ? undefined : Number(folder)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) return onFiles?.(files, folder === undefined ? 'here' : { folderId })
        const keys = keysIn(event.dataTransfer.getData(kind)).filter((key) => key !== `d${folder}`)
        if (keys.length > 0 && folder !== undefined) onMove(keys, folderId)
      },
    },
  }
}

const nearest = (target: EventTarget, selector: string, name: string): string | undefined =>
  (target instanceof Element ? target.closest(selector) : null)?.getAttribute(name) ?? undefined

const folderAt = (target: EventTarget): string | undefined =>
  nearest(target, '[data-folder]', 'data-folder') ?? nearest(target, '[role="treegrid"] [data-key]', 'data-key')

function keysIn(text: string): string[] {
  const keys: unknown = text ? JSON.parse(text) : []
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
}
