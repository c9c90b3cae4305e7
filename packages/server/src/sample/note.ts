import type { Draft } from './draft.ts'
import type { Note } from './notes-en.ts'

/** Writes an opening and its points. */
export function writeNote(draft: Draft, note: Note): void {
  for (const text of note.text) draft.sheet.paragraph(text)
  draft.sheet.bullets(note.points)
}
