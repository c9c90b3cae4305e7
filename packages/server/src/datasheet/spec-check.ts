import { Worker } from 'node:worker_threads'
import { turnstile } from '../storage/upload-turn.ts'
import type { SpecFault, SpecReading } from './spec-reading.ts'

const patience = 60_000
const memory = { maxOldGenerationSizeMb: 1024 }
const inTurn = turnstile(1)

/** What is said of a file that is no datasheet, for the person who sent it. */
export const faultSentences: Record<SpecFault, string> = {
  broken: 'PDF 已损坏,请重新导出后再上传',
  encrypted: 'PDF 已加密,请解除密码后再上传',
  empty: 'PDF 中没有页面',
  long: 'PDF 最多 8000 页',
  heavy: 'PDF 内容过于复杂,请重新导出后再上传',
  script: 'PDF 中含有脚本或会执行的动作,请去除后再上传',
  attachment: 'PDF 中夹带了其他文件,请去除后再上传',
}

/** Looks into a datasheet in a thread of its own that may be cut short: a hostile file costs only itself. */
export const checkSpec = (bytes: Uint8Array): Promise<SpecReading | SpecFault> => inTurn(() => inWorker(bytes))

async function inWorker(workerData: Uint8Array): Promise<SpecReading | SpecFault> {
  const worker = new Worker(new URL('spec-check-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: memory,
    // What the readers grumble about a file is nobody's log.
    stdout: true,
    stderr: true,
  })
  const answer = Promise.withResolvers<SpecReading | SpecFault>()
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
