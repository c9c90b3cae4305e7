import { ApiError } from '@xinpu/sdk'
import { myArticleAdd, myArticleDetail, myArticleUpdate } from '@xinpu/sdk/article'
import type { Mention, MyArticleDetail } from '@xinpu/sdk/types'
import { isBlankArticle, isSameArticle, sentOf, type ArticleValues, type SaveNews } from '@xinpu/ui/article'
import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft } from '../../account/drafts.ts'
import { useCall } from '../../app/api.ts'
import { useAct } from '../../app/use-act.ts'
import { draftName, type Beginning, type KeptArticle } from './begin-writing.ts'

/** Rest after the last key before this device keeps what was typed, and the longest before the server does. */
const deviceRest = 800
const serverRest = 30_000

/** How saving went. */
export type Kept = 'conflict' | 'device' | 'saved'

const clock = () => new Date().toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false })

/** What the server said; a network that is gone says nothing. */
const whyOf = (error: unknown) =>
  error instanceof ApiError && error.kind === 'business' && error.code !== 401 ? { why: error.message } : {}

/**
 * Keeps what is written: on this device after every pause, with the server every half minute and when the window is
 * left. One saving at a time; of two windows the second is told, and nothing of either is lost.
 */
export function useKeeping(begun: Beginning, id: number | undefined, onNew: (id: number) => void) {
  const call = useCall()
  const act = useAct()
  const [values, setValues] = useState(begun.values)
  const [news, setNews] = useState<SaveNews>({ state: 'new', at: '' })
  const [mentions, setMentions] = useState<readonly Mention[]>([])
  const [other, setOther] = useState<MyArticleDetail>()
  const desk = useRef({ values: begun.values, saved: begun.saved, version: begun.version, id })
  const running = useRef<Promise<Kept>>(Promise.resolve('saved'))
  const timers = useRef<{ device?: number; server?: number }>({})

  const isKept = () => isSameArticle(desk.current.values, desk.current.saved)

  const keepHere = useCallback(async () => {
    window.clearTimeout(timers.current.device)
    delete timers.current.device
    const { values, version, id } = desk.current
    await keepDraft(draftName(id), { values, version } satisfies KeptArticle)
  }, [])

  const told = useCallback(
    async (error: unknown): Promise<Kept> => {
      await keepHere()
      const { id } = desk.current
      if (error instanceof ApiError && error.code === 409 && id !== undefined) {
        setOther(await call(myArticleDetail, { id }).catch(() => undefined))
        setNews({ state: 'conflict', at: clock() })
        return 'conflict'
      }
      setNews({ state: 'device', at: clock(), ...whyOf(error) })
      return 'device'
    },
    [call, keepHere],
  )

  const send = useCallback(
    async (status: 'DRAFT' | 'PENDING'): Promise<Kept> => {
      const { values, version, id } = desk.current
      if (status === 'DRAFT' && (isSameArticle(values, desk.current.saved) || isBlankArticle(values))) return 'saved'
      window.clearTimeout(timers.current.server)
      delete timers.current.server
      setNews(({ at }) => ({ at, state: 'saving' }))
      const sent = { ...sentOf(values), status }
      const answer =
        id === undefined
          ? await act(myArticleAdd, sent)
          : await act(myArticleUpdate, { ...sent, id, ...(version > 0 && { version }) })
      Object.assign(desk.current, { id: answer.id, version: answer.version, saved: values })
      setMentions(answer.mentions)
      await forgetDraft(draftName(id))
      if (!isKept()) await keepHere()
      setNews({ state: isKept() ? 'saved' : 'typing', at: clock() })
      if (id === undefined) onNew(answer.id)
      return 'saved'
    },
    [act, keepHere, onNew],
  )

  /** Saves now, after what is being saved; a draft that cannot be saved stays here, a text that is handed in tells why. */
  const save = useCallback(
    (status: 'DRAFT' | 'PENDING' = 'DRAFT'): Promise<Kept> => {
      const turn = running.current.then(() =>
        send(status).catch(async (error: unknown) => {
          const kept = await told(error)
          if (status === 'PENDING' && kept !== 'conflict') throw error
          return kept
        }),
      )
      running.current = turn.catch(() => 'device' as const)
      return turn
    },
    [send, told],
  )

  const change = useCallback(
    (part: Partial<ArticleValues>) => {
      const next = { ...desk.current.values, ...part }
      if (isSameArticle(next, desk.current.values)) return void ((desk.current.values = next), setValues(next))
      desk.current.values = next
      setValues(next)
      setNews((before) => (before.state === 'conflict' ? before : { at: before.at, state: 'typing' }))
      window.clearTimeout(timers.current.device)
      timers.current.device = window.setTimeout(() => void keepHere(), deviceRest)
      timers.current.server ??= window.setTimeout(() => {
        delete timers.current.server
        void save()
      }, serverRest)
    },
    [keepHere, save],
  )

  /** Goes on with these words in the place of what the server has: after a conflict, or a draft that was thrown away. */
  const settle = useCallback((next: ArticleValues, server: { saved: ArticleValues; version: number }) => {
    Object.assign(desk.current, { values: next, ...server })
    setValues(next)
    setOther(undefined)
    setNews({ state: 'typing', at: clock() })
  }, [])

  useEffect(() => {
    const running = timers.current
    const leave = () => {
      if (running.device !== undefined) void keepHere()
      if (document.visibilityState === 'hidden') void save()
    }
    const online = () => void save()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', online)
    return () => {
      if (running.device !== undefined) void keepHere()
      window.clearTimeout(running.server)
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', online)
    }
  }, [keepHere, save])

  return { values, news, mentions, other, change, save, settle, desk }
}
