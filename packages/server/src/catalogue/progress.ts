/** Tells how far a long work has come. */
export interface Progress {
  /** A share of the whole from 0 to 1, and how many things that was. */
  tell: (share: number, count: number) => void
  end: () => void
}

/** Where progress is told. */
export interface ProgressStream {
  isTTY?: boolean
  write: (text: string) => unknown
}

const second = 1000

/** One line, renewed every second, before a person; a line every tenth of the way in a log. */
export function startProgress(stream: ProgressStream, clock: () => number = Date.now): Progress {
  const started = clock()
  let told = started
  let tenth = 0

  const lineOf = (share: number, count: number) => {
    const seconds = Math.max(1, Math.round((clock() - started) / second))
    return `${Math.floor(share * 100)}%  ${count} rows  ${Math.round(count / seconds)} rows/s`
  }
  const tellPerson = (share: number, count: number) => {
    if (clock() - told < second) return
    told = clock()
    stream.write(`\r\u001b[K${lineOf(share, count)}`)
  }
  const tellLog = (share: number, count: number) => {
    if (Math.floor(share * 10) <= tenth) return
    tenth = Math.floor(share * 10)
    stream.write(`${lineOf(share, count)}\n`)
  }

  return { tell: stream.isTTY ? tellPerson : tellLog, end: () => void (stream.isTTY && stream.write('\r\u001b[K')) }
}

/** For those who do not want to hear. */
export const silent: Progress = { tell: () => {}, end: () => {} }
