import type { OssFile } from '@xinpu/sdk/types'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '../Form/refusal.ts'

/** Sends one file; `onProgress` takes 0 to 100. A pause aborts `signal`, and going on sends the same file again. */
export type SendFile = (
  file: File,
  call: { signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<OssFile>

export interface UploadTask {
  id: number
  file: File
  /** `refused`: it breaks a rule, and was never sent. */
  state: 'waiting' | 'sending' | 'paused' | 'failed' | 'refused'
  /** How much has arrived, from 0 to 100. */
  progress: number
  /** Why it failed or was refused. */
  reason?: string
  /** The address whose place it takes. */
  replaces?: string
}

interface UploadsProps {
  onUpload: SendFile
  onDone: (file: OssFile, task: UploadTask) => void
}

/** Files at the same time; the others wait. */
const lanes = 2

export type Uploads = ReturnType<typeof useUploads>

/** Files on their way: each waits, is sent, paused, sent again, given up. Leaving the page gives up all. */
export function useUploads(props: UploadsProps) {
  const [tasks, setTasks] = useState<readonly UploadTask[]>([])
  const latest = useRef(props)
  const calls = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  const put = (id: number, part: Partial<UploadTask>) =>
    setTasks((all) => all.map((task) => (task.id === id ? { ...task, ...part } : task)))
  const drop = (id: number) => setTasks((all) => all.filter((task) => task.id !== id))
  const stop = (id: number) => {
    calls.current.get(id)?.abort()
    calls.current.delete(id)
  }

  const send = async (task: UploadTask) => {
    const { id } = task
    const call = new AbortController()
    const { signal } = call
    calls.current.set(id, call)
    put(id, { state: 'sending', reason: undefined })
    try {
      const onProgress = (progress: number) => signal.aborted || put(id, { progress })
      const file = await latest.current.onUpload(task.file, { signal, onProgress })
      if (signal.aborted) return
      drop(id)
      latest.current.onDone(file, task)
    } catch (error) {
      if (!signal.aborted) put(id, { state: 'failed', reason: refusalOf(error, '网络中断，没有传完') })
    } finally {
      if (calls.current.get(id) === call) calls.current.delete(id)
    }
  }

  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const free = lanes - tasks.filter(({ state }) => state === 'sending').length
    const next = tasks
      .filter(({ id, state }) => state === 'waiting' && !calls.current.has(id))
      .slice(0, Math.max(0, free))
    for (const task of next) void send(task)
  }, [tasks]) // eslint-disable-line react/exhaustive-deps -- `send` reads the latest of everything
  useEffect(() => {
    const { current } = calls
    return () => current.forEach((call) => call.abort())
  }, [])

  return {
    tasks,
    /** Files that will take a place of their own. */
    pending: tasks.filter(({ state, replaces }) => state !== 'refused' && replaces === undefined).length,
    add: (files: readonly { file: File; reason?: string; replaces?: string }[]) =>
      setTasks((all) => [
        ...all.filter(({ state }) => state !== 'refused'),
        ...files.map((added): UploadTask => ({
          ...added,
          id: (lastId.current += 1),
          state: added.reason ? 'refused' : 'waiting',
          progress: 0,
        })),
      ]),
    pause: (id: number) => {
      stop(id)
      put(id, { state: 'paused' })
    },
    resume: (id: number) => put(id, { state: 'waiting', reason: undefined }),
    cancel: (id: number) => {
      stop(id)
      drop(id)
    },
  }
}
