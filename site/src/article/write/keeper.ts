import { ApiError } from '@xinpu/sdk'
import type { Mention } from '@xinpu/sdk/types'
import { isSameArticle, type ArticleValues, type SaveNews } from '@xinpu/ui/article'
import { forgetDraft, keepDraft } from '../../account/drafts.ts'
import type { Sent, TextStore } from './article-store.ts'
import type { Beginning, KeptText } from './begin-writing.ts'

/** Rest after the last key before this device keeps what was typed, and the longest before the server does. */
const deviceRest = 800
const serverRest = 30_000

/** How saving went. */
type Saved = 'conflict' | 'device' | 'saved'

/** What a page shows of the keeping. */
export interface KeepingState<Text> {
  values: ArticleValues
  news: SaveNews
  /** What the catalogue knows of the words that were saved last. */
  mentions: readonly Mention[]
  /** What another window saved meanwhile. */
  other: Text | undefined
}

interface Keeping<Text, Version extends number | string> {
  store: TextStore<Text, Version>
  begun: Beginning<Text, Version>
  id: number | undefined
  /** Something of the state is new. */
  tell: (part: Partial<KeepingState<Text>>) => void
  /** The text got its number. */
  onNew: (id: number) => void
}

const clock = () => new Date().toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false })

/** What the server said; a network that is gone says nothing. */
const whyOf = (error: unknown) =>
  error instanceof ApiError && error.kind === 'business' && error.code !== 401 ? { why: error.message } : {}

/**
 * Keeps what is written: on this device after every pause, with the server every half minute and when the window is
 * left. One saving at a time; of two windows the second is told, and nothing of either is lost.
 */
export function createKeeper<Text, Version extends number | string>({
  store,
  begun,
  tell,
  onNew,
  ...own
}: Keeping<Text, Version>) {
  type Status = Sent<Version>['status']
  let { values, saved, version } = begun
  let { id } = own
  let savedAt = ''
  let running: Promise<Saved> = Promise.resolve('saved')
  let deviceTimer: number | undefined
  let serverTimer: number | undefined

  const news = (state: SaveNews['state'], more: Partial<SaveNews> = {}) =>
    tell({ news: { state, at: savedAt, ...more } })

  async function keepHere(): Promise<void> {
    window.clearTimeout(deviceTimer)
    deviceTimer = undefined
    await keepDraft(store.draftName(id), { values, version } satisfies KeptText<Version>)
  }

  async function send(status: Status): Promise<Saved> {
    const sent = values
    if (status === 'DRAFT' && (isSameArticle(sent, saved) || store.isBlank(sent))) return 'saved'
    window.clearTimeout(serverTimer)
    serverTimer = undefined
    news('saving')
    const answer = await store.send(sent, { id, version, status })
    const before = id
    ;({ id, version } = answer)
    saved = sent
    savedAt = clock()
    tell({ mentions: answer.mentions })
    await forgetDraft(store.draftName(before))
    const isWhole = isSameArticle(values, saved)
    if (!isWhole) await keepHere()
    news(isWhole ? 'saved' : 'typing')
    if (before === undefined) onNew(answer.id)
    return 'saved'
  }

  async function fall(error: unknown): Promise<Saved> {
    await keepHere()
    savedAt = clock()
    if (!(error instanceof ApiError) || error.code !== 409 || id === undefined) {
      news('device', whyOf(error))
      return 'device'
    }
    news('conflict')
    try {
      tell({ other: await store.read(id) })
    } catch {
      // The next saving meets the conflict again.
    }
    return 'conflict'
  }

  async function attempt(status: Status): Promise<Saved> {
    try {
      return await send(status)
    } catch (error) {
      const fallen = await fall(error)
      if (status === 'PENDING' && fallen !== 'conflict') throw error
      return fallen
    }
  }

  /** Saves after what is being saved. A draft that cannot be saved stays here; a text that is handed in tells why. */
  async function save(status: Status = 'DRAFT'): Promise<Saved> {
    const before = running
    const turn = (async () => {
      await before
      return attempt(status)
    })()
    running = settled(turn)
    return turn
  }

  function change(part: Partial<ArticleValues>): void {
    const next = { ...values, ...part }
    const isSame = isSameArticle(next, values)
    values = next
    tell({ values })
    if (isSame) return
    news('typing')
    window.clearTimeout(deviceTimer)
    deviceTimer = window.setTimeout(() => void keepHere(), deviceRest)
    serverTimer ??= window.setTimeout(() => void save(), serverRest)
  }

  /** Goes on with these words on top of what the server has: after a conflict, or a draft that was thrown away. */
  function settle(next: ArticleValues, server: { saved: ArticleValues; version: Version }): void {
    values = next
    ;({ saved, version } = server)
    tell({ values, other: undefined })
    news('typing')
  }

  /** The page goes: what was typed last stays here, and goes to the server where there is time. */
  function leave(): void {
    if (deviceTimer !== undefined) void keepHere()
    if (document.visibilityState === 'hidden') void save()
  }

  function end(): void {
    if (deviceTimer !== undefined) void keepHere()
    window.clearTimeout(serverTimer)
    serverTimer = undefined
  }

  return { change, save, settle, leave, end, valuesNow: () => values, idNow: () => id }
}

async function settled(turn: Promise<Saved>): Promise<Saved> {
  try {
    return await turn
  } catch {
    return 'device'
  }
}
