import { ApiError, type Client } from '@xinpu/sdk'
import * as disk from '@xinpu/sdk/disk'
import type { UploadTicket } from '@xinpu/sdk/types'
import type { UploadState } from '@xinpu/ui/disk'
import { openHasher, type Hasher } from './hasher.ts'
import type { KeptUpload } from './kept-uploads.ts'

/** What sending a file needs. */
export interface Sending {
  call: Client
  upload: KeptUpload & { file: File }
  signal: AbortSignal
  tell: (state: UploadState) => void
  /** The file's hash is known; a later try need not count again. */
  keepHash: (hash: string) => Promise<void>
}

interface Sent {
  /** The address of the whole file. */
  url: string
  /** The person had sent the very same before. */
  isInstant: boolean
}

/** Hashes a file, sends the parts that the server lacks, and has them put together. */
export async function sendFile(sending: Sending): Promise<Sent> {
  const hasher = openHasher()
  try {
    const hash = sending.upload.hash ?? (await hashWhole(sending, hasher))
    return await sendParts(sending, hasher, hash)
  } finally {
    hasher.close()
  }
}

async function hashWhole({ upload, signal, tell, keepHash }: Sending, hasher: Hasher): Promise<string> {
  tell({ step: 'checking', percent: 0 })
  const counting = hasher.hash(upload.file, (read) => tell({ step: 'checking', percent: (read / upload.size) * 100 }))
  const hash = await Promise.race([counting, aborted(signal)])
  await keepHash(hash)
  return hash
}

/** Parts that two servers disagree about are asked for once more. */
async function sendParts(sending: Sending, hasher: Hasher, hash: string, tries = 3): Promise<Sent> {
  const { call, upload, signal } = sending
  const { name, size, owner } = upload
  const ticket = await call(disk.uploadInit, { name, size, hash, owner }, { signal })
  if (ticket.exists) return { url: ticket.exists.url, isInstant: true }
  await sendMissing(sending, hasher, ticket)
  try {
    const { url } = await call(disk.uploadFinish, { uploadId: ticket.uploadId }, { signal })
    return { url, isInstant: false }
  } catch (error) {
    if (tries > 1 && error instanceof ApiError && error.code === 409) return sendParts(sending, hasher, hash, tries - 1)
    throw error
  }
}

async function sendMissing(sending: Sending, hasher: Hasher, { uploadId, partSize, parts }: UploadTicket) {
  const { call, upload, signal, tell } = sending
  const there = new Set(parts)
  const bytesOf = (part: number) => Math.min(partSize, upload.size - part * partSize)
  let sent = parts.reduce((sum, part) => sum + bytesOf(part), 0)
  const pace = paceFrom(Date.now())
  for (let part = 0; part * partSize < upload.size; part += 1) {
    if (there.has(part)) continue
    const file = upload.file.slice(part * partSize, (part + 1) * partSize)
    const hash = await Promise.race([hasher.hash(file), aborted(signal)])
    const onUploadProgress = ({ loaded }: { loaded: number }) =>
      tell({ step: 'sending', sent: sent + Math.min(loaded, file.size), speed: pace(loaded, Date.now()) })
    await call(disk.uploadAdd, { file, type: `part:${uploadId}:${part}`, hash }, { signal, onUploadProgress })
    sent += file.size
    pace.next()
    tell({ step: 'sending', sent, speed: pace(0, Date.now()) })
  }
}

/** Bytes a second since a moment, over the parts of one try. */
function paceFrom(start: number) {
  let whole = 0
  let current = 0
  const speed = (loaded: number, now: number) => {
    current = Math.max(current, loaded)
    return Math.round(((whole + current) / Math.max(1, now - start)) * 1000)
  }
  return Object.assign(speed, { next: () => ((whole += current), (current = 0)) })
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(new DOMException('', 'AbortError'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
