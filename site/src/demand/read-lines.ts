import { readDemandLines, type DemandLine } from '@xinpu/sdk/demand-text'

/** A pasted line as the parser shows it: its fields, where its words stand, and what is left over. */
export interface PastedLine {
  text: string
  fields: Omit<DemandLine, 'text' | 'words' | 'rest' | 'lacks'>
  marks: { field: string; start: number; end: number }[]
  rest: string
}

/** What was pasted, line by line. */
export const readLines = (text: string): PastedLine[] =>
  readDemandLines(text).map(({ text: line, words, rest, lacks: _lacks, ...fields }) => ({
    text: line,
    fields,
    marks: words.filter(({ kind }) => kind !== 'rest').map(({ kind, start, end }) => ({ field: kind, start, end })),
    rest,
  }))
