import { focusInSight } from '../../primitives/DataTable/useRowKeys.ts'
import { candidatesOf, type ChosenBucket, type MatchLine } from './match-line.ts'

/** What a key may do to the line that it was pressed in. */
export interface KeyActs {
  line: MatchLine
  isOpen: boolean
  onOpen: (rowNo: number, isOpen: boolean) => void
  onChoose: (rowNo: number, modelId: number) => void
  /** Sends the line, and with it all that are ticked if it is. */
  onSend: (line: MatchLine, bucket: ChosenBucket) => void
}

const typed = 'input:not([type="checkbox"]), select, textarea'
const goals: Partial<Record<string, ChosenBucket>> = { c: 'cart', d: 'demand', r: 'review', s: 'skipped' }

/**
 * ↵ opens the line that has the focus, Esc closes it, 1 to 6 choose a part of an open line; C buys it where a part was
 * found, D posts it, R puts it aside and S skips it; none of them while something is typed.
 *
 * @returns whether the key was one of these.
 */
export function keyed(event: React.KeyboardEvent, acts: KeyActs): boolean {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return false
  const row = target.closest<HTMLElement>('[data-row]')
  if (event.key === 'Escape' && acts.isOpen) {
    acts.onOpen(acts.line.rowNo, false)
    row?.focus()
    return true
  }
  if (target.matches(typed) || (target !== row && !acts.isOpen)) return false
  return opened(event.key, target === row, acts) || chosen(event.key, acts) || sent(event.key, row, acts)
}

function opened(key: string, isRow: boolean, { line, isOpen, onOpen }: KeyActs): boolean {
  if (key !== 'Enter' || !isRow) return false
  if (line.state === 'matched') onOpen(line.rowNo, !isOpen)
  return true
}

function chosen(key: string, { line, isOpen, onChoose }: KeyActs): boolean {
  const candidate = isOpen && candidatesOf(line)[Number(key) - 1]
  if (candidate) onChoose(line.rowNo, candidate.model.id)
  return Boolean(candidate)
}

/** Whoever sends line after line stands on the next one: this one may leave the list. */
function sent(key: string, row: HTMLElement | null, { line, isOpen, onOpen, onSend }: KeyActs): boolean {
  const bucket = goals[key.toLowerCase()]
  if (!bucket) return false
  if (bucket === 'cart' && !line.chosen) return true
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  if (next instanceof HTMLElement) focusInSight(next)
  if (isOpen) onOpen(line.rowNo, false)
  onSend(line, bucket)
  return true
}
