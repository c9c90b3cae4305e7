import { useRef, useState } from 'react'
import type { ReadAddress } from './address-draft.ts'

/** What became of a pasted text. */
export type Pasted = { state: 'nothing' | 'reading' | 'failed' } | { state: 'read'; read: ReadAddress }

/** Reads an address. It may have to fetch the regions first; rejects where they could not be had. */
export type AddressReader = (text: string) => Promise<ReadAddress> | ReadAddress

/** Reads what is pasted, the last text alone: what comes late of an earlier one is dropped. */
export function usePasted(readAddress: AddressReader, onRead: (read: ReadAddress) => void) {
  const [text, setText] = useState('')
  const [pasted, setPasted] = useState<Pasted>({ state: 'nothing' })
  const turn = useRef(0)

  async function change(next: string): Promise<void> {
    const mine = (turn.current += 1)
    setText(next)
    if (next.trim() === '') return setPasted({ state: 'nothing' })
    setPasted((before) => (before.state === 'read' ? before : { state: 'reading' }))
    const read = await Promise.resolve(readAddress(next)).catch(() => undefined)
    if (mine !== turn.current) return
    setPasted(read ? { state: 'read', read } : { state: 'failed' })
    if (read) onRead(read)
  }

  return { text, pasted, change }
}
