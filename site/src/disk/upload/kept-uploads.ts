import type { DiskOwner, OnClash } from '@xinpu/sdk/types'
import { createStore, delMany, set, values, type UseStore } from 'idb-keyval'

/** A file on its way, as the browser keeps it over a reload. */
export interface KeptUpload {
  key: string
  /** Whose upload it is: the number of the account. */
  of: number
  name: string
  /** Bytes. */
  size: number
  owner: DiskOwner
  dirId: number | undefined
  /** The folder in words. */
  place: string
  onClash: OnClash
  isPaused: boolean
  /** SHA-256 of the file, once it is known. */
  hash?: string
  /** The file itself; absent where the browser did not keep it. */
  file?: File
  /** When it was chosen, in milliseconds: the order of the queue. */
  at: number
}

let opened: UseStore | undefined
const shelf = () => (opened ??= createStore('xinpu-uploads', 'uploads'))

/** What is still on its way of one person, oldest first. A browser without a database has none. */
export const keptUploads = async (of: number): Promise<KeptUpload[]> =>
  (await values<KeptUpload>(shelf()).catch(() => []))
    .filter((upload) => upload.of === of)
    .toSorted((a, b) => a.at - b.at)

/** Keeps an upload; where there is no room for the file itself, all but that. */
export async function keepUpload(upload: KeptUpload): Promise<void> {
  try {
    await set(upload.key, upload, shelf())
  } catch {
    const { file: _, ...rest } = upload
    await set(upload.key, rest, shelf()).catch(() => undefined)
  }
}

export const forgetUpload = (key: string): Promise<void> => delMany([key], shelf()).catch(() => undefined)
