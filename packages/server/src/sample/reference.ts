import type { Draft } from './draft.ts'
import { writeTable } from './table.ts'

/** Words and what they mean. */
export function writeGlossary(draft: Draft): void {
  const [term = '', meaning = ''] = draft.words.glossaryColumns
  writeTable(
    draft.sheet,
    [
      { title: term, share: 2 },
      { title: meaning, share: 6 },
    ],
    draft.words.glossary,
  )
}

/** Units and the prefixes in front of them. */
export function writeUnits(draft: Draft): void {
  const { sheet, words } = draft
  const columns = (titles: readonly string[]) => titles.map((title) => ({ title, share: 1 }))
  writeTable(sheet, columns(words.unitColumns), words.units, { size: 7.6 })
  writeTable(sheet, columns(words.prefixColumns), words.prefixes, { size: 7.6 })
}

/** What is seen, why, and what to do. */
export function writeTrouble(draft: Draft): void {
  const [seen = '', reason = '', remedy = ''] = draft.words.troubleColumns
  writeTable(
    draft.sheet,
    [
      { title: seen, share: 1 },
      { title: reason, share: 1 },
      { title: remedy, share: 1 },
    ],
    draft.words.troubleRows,
  )
}

/** Questions that come back. */
export function writeQuestions(draft: Draft): void {
  for (const [question = '', answer = ''] of draft.words.questions) {
    draft.sheet.paragraph(question, { bold: true })
    draft.sheet.paragraph(answer)
  }
}
