import { useLayoutEffect, useRef, useState } from 'react'
import { useDragAndDrop, type Key } from 'react-aria-components'
import type { DragListProps } from './DragList.tsx'

type Terms = Pick<DragListProps, 'items' | 'onReorder' | 'onRemove'>

/** The three ways to put a list in order, and what is told about each. */
export function useDragList({ items, onReorder, onRemove }: Terms) {
  const [news, setNews] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const held = useHeldFocus(root)
  const ids = items.map(({ id }) => id)
  const nameOf = (id: string) => items.find((item) => item.id === id)?.label ?? ''

  function settle(next: readonly string[], id: string) {
    setNews(`${nameOf(id)} 已移到第 ${next.indexOf(id) + 1} 位，共 ${next.length} 项`)
    onReorder(next)
  }

  function move(id: string, step: -1 | 1) {
    const to = ids.indexOf(id) + step
    if (to < 0 || to >= ids.length) return
    held.keep()
    settle(placed(ids, id, to), id)
  }

  function remove(id: string) {
    setNews(`${nameOf(id)} 已移除，还有 ${ids.length - 1} 项`)
    onRemove?.(id)
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    const row = (event.target as Element).closest<HTMLElement>('[data-row]')
    if (!event.altKey || !step || !row?.dataset['row']) return
    event.preventDefault()
    event.stopPropagation()
    move(row.dataset['row'], step)
  }

  const { dragAndDropHooks: hooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      const [id] = [...keys].map(String)
      if (!id) return
      settle(dropped(ids, id, target.key, target.dropPosition === 'after'), id)
    },
  })

  return { news, hooks, root, move, remove, onKeyDown }
}

function placed(ids: readonly string[], id: string, to: number): readonly string[] {
  const rest = ids.filter((other) => other !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}

function dropped(ids: readonly string[], id: string, target: Key, isAfter: boolean): readonly string[] {
  const rest = ids.filter((other) => other !== id)
  return placed(ids, id, rest.indexOf(String(target)) + (isAfter ? 1 : 0))
}

/** A row that moves in the document loses the focus: it is given back to the same button, or to the row. */
function useHeldFocus(root: React.RefObject<HTMLElement | null>) {
  const held = useRef<HTMLElement | undefined>(undefined)

  useLayoutEffect(() => {
    const element = held.current
    held.current = undefined
    if (!element?.isConnected || element === document.activeElement) return
    const isGone = element instanceof HTMLButtonElement && element.disabled
    const row = element.closest<HTMLElement>('[data-row]')
    ;(isGone ? row : element)?.focus()
  })

  return {
    keep: () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && root.current?.contains(activeElement)) held.current = activeElement
    },
  }
}
