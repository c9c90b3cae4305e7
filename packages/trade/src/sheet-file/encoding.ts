import { encodings, SheetError, type Encoding } from '../sheet/sheet.ts'

/** The text of a file, in the encoding that is told or found out. */
export function decode(bytes: Uint8Array, told?: Encoding): { text: string; encoding: Encoding } {
  const encoding = marked(bytes) ?? told ?? found(bytes)
  const text = decoded(bytes, encoding) ?? decoded(withoutCutLetter(bytes), encoding)
  if (text === undefined)
    throw new SheetError(`文件不是 ${encodings[encoding]} 编码，请换一种编码，或另存为 UTF-8 后再试`)
  return { text, encoding }
}

function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** What is cut off within its last letter is read up to there. */
const withoutCutLetter = (bytes: Uint8Array) => ((bytes.at(-1) ?? 0) > 0x7f ? bytes.subarray(0, -1) : bytes)

function marked([one, two, three]: Uint8Array): Encoding | undefined {
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  return one === 0xfe && two === 0xff ? 'utf-16be' : undefined
}

/** Encodings without a mark are told apart by their bytes. */
function found(bytes: Uint8Array): Encoding {
  const wide = wideOf(bytes)
  if (wide) return wide
  if (decoded(bytes, 'utf-8') !== undefined) return 'utf-8'
  refuseMixed(bytes)
  const gb = likelihood(bytes, inGb)
  const big5 = likelihood(bytes, inBig5)
  const best = big5 > gb ? 'big5' : 'gb18030'
  if (Math.max(gb, big5) < 0.4) throw new SheetError('认不出文件的编码，请选择编码，或另存为 UTF-8 后再试')
  return best
}

const sample = 64 * 1024

/** UTF-16 without a mark: commas, tabs and line ends of two bytes, one of them zero. */
function wideOf(bytes: Uint8Array): Encoding | undefined {
  const zeros = { even: 0, odd: 0 }
  const end = Math.min(bytes.length - 1, sample)
  for (let at = 0; at < end; at += 2) {
    if (bytes[at] === 0 && isPlain(bytes[at + 1])) zeros.even += 1
    if (bytes[at + 1] === 0 && isPlain(bytes[at])) zeros.odd += 1
  }
  const least = Math.max(2, end / 32)
  if (Math.max(zeros.even, zeros.odd) < least) return undefined
  return zeros.even > zeros.odd ? 'utf-16be' : 'utf-16le'
}

const isPlain = (byte = 0) => byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte < 127)

/** Lines in UTF-8 beside lines that are not: no one encoding reads both. */
function refuseMixed(bytes: Uint8Array): void {
  const start = bytes.subarray(0, sample)
  const isThreeBytes = (at: number) =>
    within(start[at], 0xe4, 0xe9) && within(start[at + 1], 0x80, 0xbf) && within(start[at + 2], 0x80, 0xbf)
  let from = 0
  for (let at = 0; at <= start.length; at += 1) {
    if (at < start.length && start[at] !== 10) continue
    const line = start.subarray(from, at)
    const hasLetters = line.some((_, place) => isThreeBytes(from + place))
    if (hasLetters && decoded(line, 'utf-8') !== undefined)
      throw new SheetError('文件里混用了 UTF-8 和 GB18030 两种编码，请另存为 UTF-8 后再试')
    from = at + 1
  }
}

const within = (byte = 0, low: number, high: number) => byte >= low && byte <= high

type Rank = (lead: number, trail: number) => number

/** How usual the letters are, 0–1, were the file in an encoding of two bytes a letter. */
function likelihood(bytes: Uint8Array, rank: Rank): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < Math.min(bytes.length - 1, sample); at += 1) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    // Four bytes of GB18030 are one letter.
    if (within(bytes[at + 1], 0x30, 0x39) && within(bytes[at + 2], 0x81, 0xfe)) {
      at += 3
      continue
    }
    sum += rank(lead, bytes[at + 1] ?? 0)
    count += 1
    at += 1
  }
  return count === 0 ? 0 : sum / count
}

/** Letters that everybody writes come first in both sets. */
const inGb: Rank = (lead, trail) => {
  if (!within(trail, 0xa1, 0xfe)) return within(trail, 0x40, 0xa0) && trail !== 0x7f ? 0.1 : -1
  if (within(lead, 0xb0, 0xd7)) return 1
  return within(lead, 0xa1, 0xa9) || within(lead, 0xd8, 0xf7) ? 0.5 : -0.5
}

const inBig5: Rank = (lead, trail) => {
  if (!within(trail, 0x40, 0x7e) && !within(trail, 0xa1, 0xfe)) return -1
  if (within(lead, 0xa4, 0xc6)) return 0.95
  return within(lead, 0xa1, 0xa3) ? 0.5 : 0.2
}
