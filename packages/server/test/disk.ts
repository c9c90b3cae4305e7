import { createHash } from 'node:crypto'
import type { Api } from '@xinpu/sdk/full'

/** The sha256 of some bytes, in hex. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Sends some bytes and puts them onto the disk. */
export async function putFile(api: Api, name: string, words: string, more: { dirId?: number } = {}) {
  const { url } = await api.disk.upload.add({ file: new File([words], name), type: 'disk' })
  return api.disk.file.add({ name, url, ...more })
}
