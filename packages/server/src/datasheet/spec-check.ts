import { answerOfThread } from '../storage/thread-answer.ts'
import { turnstile } from '../storage/upload-turn.ts'
import type { SpecFault, SpecReading } from './spec-reading.ts'

/**
 * Looking into a file is one piece of work: it gives no sign before it is done. Whoever is next in line waits no longer
 * than this for a hostile one.
 */
const limits = { patience: 20_000, longest: 20_000, memory: 768 * 1024 * 1024, heap: 512 }
const worker = new URL('spec-check-worker.ts', import.meta.url)
const inTurn = turnstile(1)

/** What is said of a file that is no datasheet, for the person who sent it. */
export const faultSentences: Record<SpecFault, string> = {
  broken: 'PDF 已损坏，请重新导出后再上传',
  encrypted: '打开这份 PDF 需要密码，请解除密码后再上传',
  empty: 'PDF 中没有页面',
  long: 'PDF 最多 8000 页',
  heavy: 'PDF 内容过于复杂，请重新导出后再上传',
  script: 'PDF 中含有脚本或会执行的动作，请去除后再上传',
  attachment: 'PDF 中夹带了其他文件，请去除后再上传',
}

/** Looks into a datasheet, read when its turn has come, in a thread of its own that may be cut short: a hostile file costs only itself. */
export const checkSpec = (who: string, read: () => Promise<Uint8Array>): Promise<SpecReading | SpecFault> =>
  inTurn(who, async () => answerOfThread<SpecReading | SpecFault>(worker, await read(), limits))
