import { useEffect, useEffectEvent, useRef } from 'react'
import { isForPage } from '../../primitives/DataTable/list-keys.ts'
import type { Audit } from './useAudit.ts'

/**
 * Keys of a matter that is open: j and k go to the next and the one before, x ticks field after field, a passes, r goes
 * to where the reason is written. Whoever wants no keys of single letters has none.
 */
export function useDeskKeys(audit: Audit) {
  const root = useRef<HTMLDivElement>(null)
  const reason = useRef<HTMLTextAreaElement>(null)

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event, root.current)) return
    // With Caps Lock the same keys have other letters.
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act({ audit, root: root.current, reason: reason.current })
  })

  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])

  return { root, reason }
}

interface At {
  audit: Audit
  root: HTMLDivElement | null
  reason: HTMLTextAreaElement | null
}

const acts: Record<string, (at: At) => void> = {
  j: ({ root }) => follow(root, 'next'),
  k: ({ root }) => follow(root, 'before'),
  x: ({ audit, root }) => {
    const field = audit.isOpen && audit.checkNext()
    if (field) root?.querySelector(`[data-field="${CSS.escape(field.name)}"]`)?.scrollIntoView({ block: 'nearest' })
  },
  a: ({ audit }) => void (audit.isOpen && audit.pass()),
  r: ({ reason }) => reason?.focus(),
}

const follow = (root: HTMLElement | null, way: string) =>
  root?.querySelector<HTMLElement>(`[data-way="${way}"] a`)?.click()
