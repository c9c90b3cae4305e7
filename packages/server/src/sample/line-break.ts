const pieces = /[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+|\s+/gu
const neverFirst = /^[，。；：、）》”’！？％,.;:)]/u
const neverLast = /[（《“‘(]$/u

/** Breaks a text into lines no wider than `width`, between words and between Chinese signs. */
export function breakLines(text: string, width: number, measure: (piece: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const piece of wordsOf(text, width, measure)) {
    const size = measure(piece)
    if (line && used + size > width && !neverFirst.test(piece)) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
      if (!piece.trim()) continue
    }
    line += piece
    used += size
  }
  if (line.trim()) lines.push(line.trimEnd())
  return lines
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
