import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { once } from 'node:events'
import type { RefusedRow } from './part-row.ts'

/** Lines that were not taken, counted by reason and written to a file. */
export interface RefusalReport {
  add: (row: RefusedRow) => void
  counts: () => ReadonlyMap<string, number>
  /** Closes the file; answers its path, or nothing when every line was taken. */
  close: () => Promise<string | undefined>
}

/** No one reads further, and a wrong file must not fill the disk. */
const most = 100_000
const longestText = 300

/** Starts a report in a folder; the file is made with its first line. */
export function startReport(folder: string, now: Date): RefusalReport {
  const path = join(folder, `import-report-${now.toISOString().replaceAll(/[:.]/g, '-')}.txt`)
  const counts = new Map<string, number>()
  let file: WriteStream | undefined
  let count = 0

  return {
    add({ line, reason, text }) {
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
      count += 1
      if (count > most) return
      file ??= openReport(folder, path)
      file.write(`line ${line}\t${reason}\t${text.slice(0, longestText).replaceAll(/[\r\n]+/g, ' ')}\n`)
    },
    counts: () => counts,
    async close() {
      if (!file) return undefined
      file.end()
      await once(file, 'close')
      return path
    },
  }
}

function openReport(folder: string, path: string): WriteStream {
  mkdirSync(folder, { recursive: true })
  return createWriteStream(path)
}
