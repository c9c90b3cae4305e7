import type { excelTask } from '@xinpu/contract/demand'
import type { ColumnChoice, Encoding } from '@xinpu/trade/sheet'
import { answerOfThread } from '../storage/thread-answer.ts'
import type { SheetLine } from './sheet-row.ts'

/** What a thread is given to read. */
export interface SheetWork {
  bytes: Uint8Array
  /** What its rows become. */
  kind: excelTask.ExcelTaskKind
  mostRows: number
  encoding?: Encoding | undefined
  /** The name of the sheet. */
  sheet?: string | undefined
  /** What each column holds, as the owner says. */
  map?: readonly ColumnChoice[] | undefined
  /** What they chose for other headers, by signature. */
  known: Readonly<Record<string, readonly ColumnChoice[]>>
}

/** What became of it: lines, or a sentence that says why not. */
export type SheetAnswer =
  | { fault: string }
  | { fault?: undefined; header: string[]; map: ColumnChoice[]; lines: SheetLine[] }

/** Rows that a task may have. */
export const mostTaskRows = 50_000

/** 50,000 rows take some four seconds. What is read of them is soon dropped: a small young heap halves what they take. */
const limits = { patience: 30_000, longest: 30_000, memory: 600 * 1024 * 1024, heap: 512, young: 16 }
const worker = new URL('sheet-worker.ts', import.meta.url)

/** Reads a spreadsheet in a thread of its own, within bounds of time and memory. */
export async function readSheet(work: SheetWork): Promise<SheetAnswer> {
  const answer = await answerOfThread<SheetAnswer>(worker, work, limits)
  return answer === 'heavy' ? { fault: '表格过于复杂，请只保留需要的工作表，或另存为 CSV 后再试' } : answer
}
