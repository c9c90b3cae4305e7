import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createBrotliDecompress } from 'node:zlib'
import { OperatorError } from '../core/operator-error.ts'

/** One line of a file. */
export interface Line {
  number: number
  text: string
  /** Longer than any line should be: the text is its beginning. */
  isTooLong: boolean
}

/** A file of lines, and how much of it is read. */
export interface LineFile {
  lines: AsyncIterable<Line>
  /** From 0 to 1. */
  progress: () => number
}

const longest = 65_536

/** Opens a text file, or one packed with brotli; it is read as it is asked for and never held as a whole. */
export async function openLines(path: string): Promise<LineFile> {
  const { size } = await stat(path)
  const file = createReadStream(path, { highWaterMark: 1 << 18 })
  const text = path.endsWith('.br') ? file.pipe(createBrotliDecompress()) : file
  if (text !== file) file.on('error', (error) => text.destroy(error))
  return { lines: wholeLinesOf(text, path), progress: () => file.bytesRead / Math.max(1, size) }
}

/** What breaks while a file is unpacked is the file. */
async function* wholeLinesOf(text: Readable, path: string): AsyncGenerator<Line> {
  try {
    yield* linesOf(text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).path) throw error
    throw new OperatorError(`${path} is broken and cannot be unpacked. Fetch it again.`, { cause: error })
  }
}

/** Splits a stream of bytes at its line ends: LF or CRLF, the BOM gone. */
export async function* linesOf(stream: Readable): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8')
  let number = 0
  let rest = ''
  let isTooLong = false
  const next = (text: string): Line => ({
    number: (number += 1),
    text: text.endsWith('\r') ? text.slice(0, -1) : text,
    isTooLong,
  })

  for await (const chunk of stream) {
    const pieces = decoder.decode(chunk as Uint8Array, { stream: true }).split('\n')
    pieces[0] = rest + (pieces[0] ?? '')
    rest = pieces.pop() ?? ''
    for (const piece of pieces) {
      isTooLong ||= piece.length > longest
      yield next(piece.slice(0, longest))
      isTooLong = false
    }
    // What runs on is cut, so that a file without line ends cannot fill the memory.
    isTooLong ||= rest.length > longest
    rest = rest.slice(0, longest)
  }
  rest += decoder.decode()
  if (rest !== '') yield next(rest)
}
