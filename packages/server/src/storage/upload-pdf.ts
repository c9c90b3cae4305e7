import { Worker } from 'node:worker_threads'
import { Refusal } from '@xinpu/contract/refusal'
import type { Rebuilt } from './upload-pdf-worker.ts'
import { turnstile } from './upload-turn.ts'

const patience = 30_000
const memory = { maxOldGenerationSizeMb: 512 }
const inTurn = turnstile(1)

const sentences: Record<Exclude<Rebuilt, Uint8Array>, string> = {
  encrypted: 'PDF 已加密,请解除密码后再上传',
  long: 'PDF 最多 50 页',
  empty: 'PDF 中没有页面',
  heavy: 'PDF 内容过于复杂,请重新导出后再上传',
  broken: 'PDF 已损坏,请重新导出后再上传',
}

/** Builds a PDF anew from its pages, in a thread of its own that may be cut short: a hostile file costs only itself. */
export const rebuildPdf = (bytes: Buffer): Promise<Buffer> =>
  inTurn(async () => {
    const rebuilt = await inWorker(bytes)
    if (typeof rebuilt === 'string') throw new Refusal(sentences[rebuilt], 'FAIL')
    return Buffer.from(rebuilt)
  })

async function inWorker(workerData: Buffer): Promise<Rebuilt> {
  const worker = new Worker(new URL('upload-pdf-worker.ts', import.meta.url), { workerData, resourceLimits: memory })
  const answer = Promise.withResolvers<Rebuilt>()
  const timer = setTimeout(() => answer.resolve('heavy'), patience)
  worker.once('message', answer.resolve)
  // Out of memory, or out of stack beyond what can be caught.
  worker.once('error', () => answer.resolve('heavy'))
  worker.once('exit', () => answer.resolve('heavy'))
  try {
    return await answer.promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
