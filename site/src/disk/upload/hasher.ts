import type { HashAnswer, HashAsked } from './hash-worker.ts'

/** Hashes bytes in a thread of its own until it is closed. */
export interface Hasher {
  /** SHA-256 in hex; tells how many bytes are read. Rejects with a sentence. */
  hash: (blob: Blob, tell?: (read: number) => void) => Promise<string>
  close: () => void
}

export function openHasher(): Hasher {
  const worker = new Worker(new URL('hash-worker.ts', import.meta.url), { type: 'module' })
  const asked = new Map<number, { tell?: ((read: number) => void) | undefined; answer: PromiseWithResolvers<string> }>()
  let last = 0

  worker.addEventListener('message', ({ data }: MessageEvent<HashAnswer>) => {
    const question = asked.get(data.id)
    if (!question) return
    if ('read' in data) return question.tell?.(data.read)
    asked.delete(data.id)
    if ('hash' in data) question.answer.resolve(data.hash)
    else question.answer.reject(new Error(data.error))
  })
  worker.addEventListener('error', () => {
    for (const { answer } of asked.values()) answer.reject(new Error('文件核对没有开始，请检查网络后重试'))
    asked.clear()
  })

  return {
    hash(blob, tell) {
      const answer = Promise.withResolvers<string>()
      const id = (last += 1)
      asked.set(id, { tell, answer })
      worker.postMessage({ id, blob } satisfies HashAsked)
      return answer.promise
    },
    close: () => worker.terminate(),
  }
}
