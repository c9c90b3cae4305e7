import { useEffect, useState } from 'react'
import type { Mention } from '@xinpu/sdk/types'
import type { TextStore } from './article-store.ts'
import type { Beginning } from './begin-writing.ts'
import { createKeeper, type KeepingState } from './keeper.ts'

interface Kept<Text, Version extends number | string> {
  store: TextStore<Text, Version>
  begun: Beginning<Text, Version>
  id: number | undefined
  /** What the text that was saved last names, as far as it is known before the first saving. */
  mentions: readonly Mention[]
  /** The text got its number. */
  onNew: (id: number) => void
}

/** What is written in a page, kept as long as it is open. */
export function useKeeping<Text, Version extends number | string>({
  store,
  begun,
  id,
  mentions,
  onNew,
}: Kept<Text, Version>) {
  const [state, setState] = useState<KeepingState<Text>>({
    values: begun.values,
    news: { state: 'new', at: '' },
    mentions,
    other: undefined,
  })
  const [keeper] = useState(() =>
    createKeeper({
      store,
      begun,
      id,
      tell: (part) => setState((before) => ({ ...before, ...part })),
      onNew,
    }),
  )

  useEffect(() => {
    const online = () => void keeper.save()
    document.addEventListener('visibilitychange', keeper.leave)
    window.addEventListener('pagehide', keeper.leave)
    window.addEventListener('online', online)
    return () => {
      keeper.end()
      document.removeEventListener('visibilitychange', keeper.leave)
      window.removeEventListener('pagehide', keeper.leave)
      window.removeEventListener('online', online)
    }
  }, [keeper])

  return { ...state, keeper }
}
