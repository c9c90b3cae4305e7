import { readDemandLines, type DemandLine } from '@xinpu/sdk/demand-text'

/** A pasted line as the parser shows it: its fields, where its words stand, and what is left over. */
export interface PastedLine {
  text: string
  fields: Omit<DemandLine, 'text' | 'words' | 'rest' | 'lacks'>
  marks: { field: string; start: number; end: number }[]
  rest: string
}

/** Lines that are read at once: a batch of posts takes no more. */
export const mostLines = 500

/** What was pasted, line by line. */
export const readLines = (text: string): PastedLine[] =>
  readDemandLines(linesIn(text).slice(0, mostLines).join('\n')).map(
    ({ text: line, words, rest, lacks: _lacks, ...fields }) => ({
      text: line,
      fields,
      marks: words.filter(({ kind }) => kind !== 'rest').map(({ kind, start, end }) => ({ field: kind, start, end })),
      rest,
    }),
  )

/** The lines beyond those that are read at once, as they were pasted. */
export const linesBeyond = (text: string): string[] => linesIn(text).slice(mostLines)

const linesIn = (text: string): string[] => text.split(/\r\n|[\n\r\u2028]/).filter((line) => line.trim() !== '')
