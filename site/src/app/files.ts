import type { Client } from '@xinpu/sdk'
import { uploadAdd } from '@xinpu/sdk/disk'
import type { OssFile, UploadPurpose } from '@xinpu/sdk/types'

/** How a file is on its way. */
export interface Sending {
  signal?: AbortSignal
  /** Takes 0 to 100. */
  onProgress?: (percent: number) => void
}

/** Sends a file for a purpose, as the upload fields lend it. */
export const uploadFor =
  (call: Client, type: UploadPurpose) =>
  (file: File, sending: Sending = {}): Promise<OssFile> =>
    call(uploadAdd, { file, type }, optionsOf(sending))

/** What a call takes to tell how far it is. */
export const optionsOf = ({ signal, onProgress }: Sending) => ({
  ...(signal && { signal }),
  onUploadProgress: ({ loaded, total }: { loaded: number; total?: number | undefined }) =>
    onProgress?.(total ? Math.round((loaded / total) * 100) : 0),
})

/** Hands a file to the browser's own downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
