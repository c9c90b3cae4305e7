import { useEffect, useState } from 'react'
import { useCall } from '../../app/api.ts'
import { useAct } from '../../app/use-act.ts'
import type { Beginning } from './begin-writing.ts'
import { createKeeper, type KeepingState } from './keeper.ts'

/** What is written in a page, kept as long as it is open. */
export function useKeeping(begun: Beginning, id: number | undefined, onNew: (id: number) => void) {
  const call = useCall()
  const act = useAct()
  const [state, setState] = useState<KeepingState>({
    values: begun.values,
    news: { state: 'new', at: '' },
    mentions: mentionsIn(begun),
    other: undefined,
  })
  const [keeper] = useState(() =>
    createKeeper({
      call,
      act,
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

/** What the text that was saved last names, as far as it is known before the first saving. */
const mentionsIn = ({ article }: Beginning) =>
  article?.parts.map(({ id, model }) => ({ word: model.toUpperCase(), modelId: id, count: 1 })) ?? []
