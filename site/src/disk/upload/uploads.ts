import type { UploadItem } from '@xinpu/ui/disk'
import { browser } from '../../app/api.ts'
import { keptUploads, keepUpload, type KeptUpload } from './kept-uploads.ts'
import { uploadLine, type Asking, type UploadLine } from './upload-line.ts'

let line: UploadLine | undefined
let items: readonly UploadItem[] = []
const listeners = new Set<() => void>()

/** What is on its way on this page. */
export const uploads = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => items,
  none: (): readonly UploadItem[] => none,
}
const none: readonly UploadItem[] = []

/** Opens the queue of this page, once, and takes up what the browser has kept. */
export function openUploads(asking: Asking): UploadLine {
  if (line) return line
  const opened = uploadLine(asking, (next) => {
    items = next
    for (const listener of listeners) listener()
  })
  addEventListener('online', opened.resumeOffline)
  // Whoever leaves while bytes are on their way is asked once; what has arrived stays.
  addEventListener('beforeunload', (event) => {
    if (items.some(({ state }) => state.step === 'sending')) event.preventDefault()
  })
  void takeUp(opened)
  return (line = opened)
}

const whoIsHere = (): number => Number(browser().read()?.id ?? 0)

async function takeUp(opened: UploadLine) {
  const kept = await keptUploads(whoIsHere())
  const free = await Promise.all(kept.map(async (upload) => ((await isFree(upload.key)) ? [upload] : [])))
  opened.add(free.flat())
}

/** Of several windows one has an upload: until it is closed. A browser without locks has one window. */
const isFree = (key: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(true)
    void navigator.locks.request(`upload ${key}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? new Promise<void>(() => {}) : undefined
    })
  })

/** Where files go. */
export type Goal = Pick<KeptUpload, 'owner' | 'dirId' | 'place'>

/** Puts files into the queue. */
export async function sendTo(goal: Goal, files: readonly File[], opened: UploadLine): Promise<void> {
  const at = Date.now()
  const uploads = files.map((file, index) => ({
    ...goal,
    key: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    of: whoIsHere(),
    name: file.name,
    size: file.size,
    file,
    onClash: 'refuse' as const,
    isPaused: false,
    at: at + index,
  }))
  await Promise.all(uploads.map(({ key }) => isFree(key)))
  opened.add(uploads)
  for (const upload of uploads) await keepUpload(upload)
}
