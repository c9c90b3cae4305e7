import { atRest, DraftBar, type DraftState } from '@xinpu/ui/primitives'
import { useCallback, useEffect, useRef, useState } from 'react'
import { draftOf, forgetDraft, keepDraft } from './drafts.ts'

/** After the last key: typing writes nothing, a pause does. */
const rest = 800

export interface StoredDraft<Value> {
  /** Whether it is known if there is a draft; the form is shown from then on. */
  isReady: boolean
  /** What was typed before and not sent, for the form to begin with. */
  initial: Value | undefined
  /** Changes when the form is to begin anew: its `key`. */
  turn: number
  /** Keeps what stands in the form now. */
  keep: (value: Value) => void
  /** Forgets the draft: it was sent. */
  done: () => void
  /** What became of the draft, above the fields. */
  bar: React.ReactNode
}

/** What became of a draft, and when that was told. */
interface DraftNews {
  state: DraftState
  savedAt: string
  now: Date
}

/**
 * The draft of a form on this device: it survives a reload, a crash of the tab and a login. What another version of the
 * site wrote is not taken.
 */
export function useDraft<Value>(form: string, isValid: (value: unknown) => value is Value): StoredDraft<Value> {
  const [begun, setBegun] = useState<{ value: Value | undefined } | undefined>()
  const [news, setNews] = useState<DraftNews | undefined>()
  const [turn, setTurn] = useState(0)
  const { keep, drop } = useKeeping<Value>(form, setNews, setBegun)

  useEffect(() => {
    let isLeft = false
    const begin = async () => {
      const draft = await draftOf(form)
      if (isLeft) return
      const found = draft && isValid(draft.value) ? draft.value : undefined
      setBegun({ value: found })
      if (found !== undefined) setNews({ state: 'restored', savedAt: draft?.savedAt ?? '', now: new Date() })
    }
    void begin()
    return () => {
      isLeft = true
    }
  }, [form, isValid])

  // A form that is opened again on the same page begins without what was sent.
  const done = useCallback(() => {
    drop()
    setBegun((before) => (before?.value === undefined ? before : { value: undefined }))
  }, [drop])

  function discard() {
    done()
    setTurn((before) => before + 1)
  }

  return {
    isReady: begun !== undefined,
    initial: begun?.value,
    turn,
    keep,
    done,
    bar: news && <DraftBar {...news} onDiscard={discard} />,
  }
}

/** Writes in a pause, and at once when the page is left; a form that is opened again begins with what was written. */
function useKeeping<Value>(
  form: string,
  tell: (news: DraftNews | undefined) => void,
  begin: (draft: { value: Value }) => void,
) {
  const waiting = useRef<{ value: Value; cancel: () => void } | undefined>(undefined)
  /** What was written last, while it is wanted. */
  const written = useRef<{ value: Value } | undefined>(undefined)

  const write = useCallback(async () => {
    const due = waiting.current
    waiting.current = undefined
    if (!due) return
    due.cancel()
    written.current = due
    const savedAt = await keepDraft(form, due.value)
    if (written.current !== due) return
    begin({ value: due.value })
    tell({ state: 'saved', savedAt, now: new Date() })
  }, [form, tell, begin])

  useEffect(() => {
    const leave = () => void write()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      // What is still written then is of a form that is left: the next one does not begin with it.
      written.current = undefined
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
    }
  }, [write])

  const keep = useCallback(
    (value: Value) => {
      waiting.current?.cancel()
      waiting.current = { value, cancel: afterPause(() => void write()) }
    },
    [write],
  )

  const drop = useCallback(() => {
    waiting.current?.cancel()
    waiting.current = undefined
    written.current = undefined
    tell(undefined)
    void forgetDraft(form)
  }, [form, tell])

  return { keep, drop }
}

/** A long list takes its time to be written, and must not do so between two keys. Gives what takes it back. */
function afterPause(act: () => void): () => void {
  const timer = setTimeout(() => {
    cancel = atRest(act)
  }, rest)
  let cancel = () => clearTimeout(timer)
  return () => cancel()
}
