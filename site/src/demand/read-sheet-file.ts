import type { ReadFile, ReadOptions } from '@xinpu/sdk/sheet-file'
import type { SheetAnswer, SheetAsked } from './sheet-worker.ts'

/** Longer than any sheet within the bounds takes. */
const patience = 60_000

/** Reads the bytes of a spreadsheet in a thread of its own; what cannot be read rejects with a sentence. */
export async function readSheetFile(file: Blob, options: ReadOptions): Promise<ReadFile> {
  if (file.size > 20 * 1024 * 1024) throw new Error('文件不能超过 20 MB')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), { type: 'module' })
  const answer = Promise.withResolvers<ReadFile>()
  const timer = setTimeout(() => answer.reject(new Error('表格太大，读了一分钟还没有读完')), patience)
  worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) =>
    data.file ? answer.resolve(data.file) : answer.reject(new Error(data.error)),
  )
  worker.addEventListener('error', () => answer.reject(new Error('文件读不了，请另存为 xlsx 或 csv 后再试')))
  worker.postMessage({ bytes, options } satisfies SheetAsked, [bytes.buffer])
  return answer.promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
