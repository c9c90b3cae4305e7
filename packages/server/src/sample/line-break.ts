const pieces = /[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+|\s+/gu
const neverFirst = /^[，。；：、）》”’！？％,.;:)]/u
const neverLast = /[（《“‘(]$/u

/** Breaks a text into lines no wider than `width`, between words and between Chinese signs. */
export function breakLines(text: string, width: number, measure: (piece: string) => number): string[] {
  const lines = ['']
  let used = 0
  for (const piece of wordsOf(text, width, measure)) {
    const size = measure(piece)
    const full = used > 0 && used + size > width && !neverFirst.test(piece)
    if (full) lines.push('')
    const kept = full ? piece.trimStart() : piece
    lines[lines.length - 1] += kept
    used = (full ? 0 : used) + (kept ? size : 0)
  }
  return lines.map((line) => line.trimEnd()).filter(Boolean)
}

function wordsOf(text: string, width: number, measure: (piece: string) => number): string[] {
  const joined: string[] = []
  for (const piece of text.match(pieces) ?? []) {
    const before = joined.at(-1)
    if (before && neverLast.test(before)) joined[joined.length - 1] = before + piece
    else if (measure(piece) <= width) joined.push(piece)
    else joined.push(...cut(piece, width, measure))
  }
  return joined
}

/** A word wider than the line falls apart into pieces that fit. */
function cut(word: string, width: number, measure: (piece: string) => number): string[] {
  const parts: string[] = ['']
  for (const sign of word) {
    const last = parts[parts.length - 1] ?? ''
    if (last && measure(last + sign) > width) parts.push(sign)
    else parts[parts.length - 1] = last + sign
  }
  return parts
}
