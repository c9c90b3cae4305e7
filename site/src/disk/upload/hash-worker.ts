/** Hashes files beside the page, a piece at a time: a file of 2 GB takes no more memory than one of 2 MB. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

export interface HashAsked {
  id: number
  blob: Blob
}

export type HashAnswer = { id: number; hash: string } | { id: number; read: number } | { id: number; error: string }

addEventListener('message', ({ data }: MessageEvent<HashAsked>) => void answer(data))

async function answer({ id, blob }: HashAsked) {
  try {
    const hash = await hashOf(blob, (read) => postMessage({ id, read } satisfies HashAnswer))
    postMessage({ id, hash } satisfies HashAnswer)
  } catch {
    postMessage({ id, error: '文件读不了，可能已移动或改动，请重新选择' } satisfies HashAnswer)
  }
}

async function hashOf(blob: Blob, tell: (read: number) => void): Promise<string> {
  const hash = sha256.create()
  const reader = blob.stream().getReader()
  let read = 0
  let told = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return bytesToHex(hash.digest())
    hash.update(value)
    read += value.length
    if (read - told > 4_000_000) tell((told = read))
  }
}
