import { Refusal } from '@xinpu/contract/refusal'
import { answerOfThread } from './thread-answer.ts'
import type { Rebuilt } from './upload-pdf-worker.ts'
import { turnstile } from './upload-turn.ts'

/** Fifty pages take a second or two; whoever is next in line waits no longer than this for a hostile one. */
const limits = { patience: 10_000, longest: 10_000, memory: 768 * 1024 * 1024, heap: 512 }
const worker = new URL('upload-pdf-worker.ts', import.meta.url)
const inTurn = turnstile(1)

const sentences: Record<Exclude<Rebuilt, Uint8Array>, string> = {
  encrypted: '打开这份 PDF 需要密码，请解除密码后再上传',
  long: 'PDF 最多 50 页',
  empty: 'PDF 中没有页面',
  heavy: 'PDF 内容过于复杂，请重新导出后再上传',
  broken: 'PDF 已损坏，请重新导出后再上传',
}

/** Builds a PDF anew from its pages, in a thread of its own that may be cut short: a hostile file costs only itself. */
export const rebuildPdf = (who: string, bytes: Buffer): Promise<Buffer> =>
  inTurn(who, async () => {
    const rebuilt = await answerOfThread<Rebuilt>(worker, bytes, limits)
    if (typeof rebuilt === 'string') throw new Refusal(sentences[rebuilt], 'FAIL')
    return Buffer.from(rebuilt)
  })
