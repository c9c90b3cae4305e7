import type { MatchLine } from './match-line.ts'

/** The lines in which every one of the words stands: in the sheet's texts, or in the part that was found. */
export function linesWith(lines: readonly MatchLine[], words: string): readonly MatchLine[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return lines
  return lines.filter((line) => {
    const text = textOf(line)
    return wanted.every((word) => text.includes(word))
  })
}

const textOf = ({ written, beside, chosen }: MatchLine): string =>
  [written, beside, chosen?.model.model, chosen?.model.brandName, chosen?.model.package].join('\n').toLowerCase()
