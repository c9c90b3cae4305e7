import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type Client } from '@xinpu/sdk'
import { fileAdd } from '@xinpu/sdk/disk'
import type { OnClash } from '@xinpu/sdk/types'
import type { ClashAnswer, UploadItem, UploadState } from '@xinpu/ui/disk'
import { actWith } from '../../app/use-act.ts'
import { forgetUpload, keepUpload, type KeptUpload } from './kept-uploads.ts'
import { sendFile } from './send-file.ts'

/** Files that are sent at once. */
const atOnce = 2

interface Line {
  kept: KeptUpload
  state: UploadState
  stop?: AbortController
  /** The address of the file once it has arrived whole. */
  url?: string
  isInstant?: boolean
}

export interface Asking {
  call: Client
  held: QueryClient
}

/** The one queue of this page: what is on its way, and what becomes of it. */
export function uploadLine({ call, held }: Asking, changed: (items: readonly UploadItem[]) => void) {
  const lines = new Map<string, Line>()
  let always: OnClash | undefined

  const show = () => changed([...lines.values()].map(({ kept, state }) => ({ ...shownOf(kept), state })))
  const put = (line: Line, state: UploadState) => {
    line.state = state
    show()
  }
  const keep = (line: Line, part: Partial<KeptUpload>) => {
    line.kept = { ...line.kept, ...part }
    return keepUpload(line.kept)
  }

  function pump() {
    const all = [...lines.values()]
    const busy = all.filter(({ state }) => state.step === 'checking' || state.step === 'sending').length
    for (const line of all.filter(({ state }) => state.step === 'waiting').slice(0, Math.max(0, atOnce - busy)))
      void run(line)
  }

  async function run(line: Line) {
    const { file } = line.kept
    if (!file) return put(line, { step: 'lost' })
    line.stop = new AbortController()
    const { signal } = line.stop
    // What was stopped says nothing any more.
    const tell = (state: UploadState) => void (signal.aborted || put(line, state))
    tell(sentOf(line) > 0 ? { step: 'sending', sent: sentOf(line) } : { step: 'checking', percent: 0 })
    try {
      if (line.url === undefined)
        Object.assign(
          line,
          await sendFile({
            call,
            signal,
            tell,
            upload: { ...line.kept, file },
            keepHash: (hash) => keep(line, { hash }),
          }),
        )
      await store(line)
    } catch (error) {
      if (!signal.aborted) fail(line, error)
    }
    pump()
  }

  async function store(line: Line) {
    const { name, owner, dirId, onClash, key } = line.kept
    await actWith(call, held)(fileAdd, {
      name,
      owner,
      url: line.url ?? '',
      onClash: onClash === 'refuse' ? (always ?? onClash) : onClash,
      ...(dirId !== undefined && { dirId }),
    })
    await forgetUpload(key)
    put(line, { step: 'done', isInstant: line.isInstant ?? false })
  }

  function fail(line: Line, error: unknown) {
    const sent = sentOf(line)
    if (error instanceof ApiError && error.kind === 'network') {
      put(line, { step: 'offline', sent })
      // A network that is there again says so; a server that restarts does not.
      setTimeout(() => resumeOffline(), 5000)
      return
    }
    if (error instanceof ApiError && error.code === 409 && line.url !== undefined) return put(line, { step: 'clash' })
    // What was whole may be gone by now: it is sent anew.
    delete line.url
    put(line, { step: 'failed', sent, message: error instanceof Error ? error.message : '没有传成，请重试' })
  }

  function resumeOffline() {
    if (!navigator.onLine) return
    for (const line of lines.values()) if (line.state.step === 'offline') put(line, { step: 'waiting' })
    pump()
  }

  async function pause(line: Line) {
    const sent = sentOf(line)
    line.stop?.abort()
    put(line, { step: 'paused', sent })
    await keep(line, { isPaused: true })
  }

  async function resume(line: Line) {
    put(line, { step: 'waiting' })
    await keep(line, { isPaused: false })
    pump()
  }

  async function drop(line: Line) {
    line.stop?.abort()
    lines.delete(line.kept.key)
    show()
    await forgetUpload(line.kept.key)
    pump()
  }

  const at = (key: string, act: (line: Line) => void) => {
    const line = lines.get(key)
    if (line) act(line)
  }

  return {
    resumeOffline,
    add(uploads: readonly KeptUpload[]) {
      for (const kept of uploads)
        lines.set(kept.key, { kept, state: kept.isPaused ? { step: 'paused', sent: 0 } : { step: 'waiting' } })
      show()
      pump()
    },
    pause: (key: string) => at(key, pause),
    resume: (key: string) => at(key, resume),
    cancel: (key: string) => at(key, drop),
    chooseAgain: (key: string, file: File) =>
      at(key, (line) => {
        const { name, size } = line.kept
        // The hash is counted anew: a name and a size are not a proof.
        if (file.size !== size) return put(line, { step: 'failed', sent: 0, message: `这不是「${name}」：大小不同` })
        const { hash: _, ...rest } = line.kept
        line.kept = rest
        void keep(line, { file }).then(() => resume(line))
      }),
    clash(key: string, answer: ClashAnswer, isForAll: boolean) {
      if (isForAll && answer !== 'skip') always = answer
      for (const line of lines.values()) {
        if (line.kept.key !== key && !(isForAll && line.state.step === 'clash')) continue
        if (answer === 'skip') void drop(line)
        else void keep(line, { onClash: answer }).then(() => resume(line))
      }
    },
    pauseAll(isPaused: boolean) {
      for (const line of lines.values()) {
        if (isPaused && ['waiting', 'checking', 'sending', 'offline'].includes(line.state.step)) void pause(line)
        if (!isPaused && line.state.step === 'paused') void resume(line)
      }
    },
    clear() {
      lines.clear()
      show()
    },
    /** Where a file that is done lies. */
    keptOf: (key: string) => lines.get(key)?.kept,
  }
}

export type UploadLine = ReturnType<typeof uploadLine>

const shownOf = ({ key, name, size, place }: KeptUpload) => ({ key, name, size, place })

const sentOf = ({ state }: Line): number => ('sent' in state ? state.sent : 0)
