import { useState } from 'react'
import { useDraft } from '../account/use-draft.tsx'
import { linesOfAddress } from './address-lines.ts'
import type { CreateParams } from './create-params.ts'
import { readLines } from './read-lines.ts'

/** The draft of pasted lines. */
export const pastedName = 'demand lines'

/** Pasted lines as they are kept, with what the address had brought when they were typed. */
interface PastedDraft {
  begun: string
  text: string
}

const isPastedDraft = (value: unknown): value is PastedDraft =>
  typeof value === 'object' &&
  value !== null &&
  'begun' in value &&
  typeof value.begun === 'string' &&
  'text' in value &&
  typeof value.text === 'string'

/**
 * The lines that are pasted for a new post. They survive a reload and a login; what an address brings stands before what
 * was typed under another.
 */
export function usePastedLines({ id, text: carried = '' }: Pick<CreateParams, 'id' | 'text'>) {
  const begun = linesOfAddress(carried)
  const draft = useDraft(pastedName, isPastedDraft)
  const [typed, setTyped] = useState<{ turn: number; text: string } | undefined>()
  const own = typed?.turn === draft.turn ? typed.text : undefined
  const kept = own === undefined ? keptText(draft.initial, begun) : undefined
  const text = own ?? kept ?? begun
  const lines = id === undefined ? readLines(text) : []

  function change(next: string) {
    setTyped({ turn: draft.turn, text: next })
    if (next.trim() === '') draft.done()
    else draft.keep({ begun, text: next })
  }

  return {
    text,
    lines,
    change,
    /** The only line, unless it was typed before: what it said may have been mended since. */
    only: lines.length === 1 && kept === undefined ? lines[0] : undefined,
    bar: text !== begun && draft.bar,
  }
}

const keptText = (draft: PastedDraft | undefined, begun: string): string | undefined =>
  draft && (begun === '' || draft.begun === begun) ? draft.text : undefined
