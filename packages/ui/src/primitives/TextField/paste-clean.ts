import { insertText } from '../Field/insert-text.ts'

/** What pages, tables and PDFs add to a copied word: characters without width, hard spaces, line breaks, blanks around. */
const clean = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Pastes a text without what is not of it; what is clean is left to the browser, which can undo it. */
export function pasteClean(event: React.ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text')
  const plain = clean(text)
  if (plain === text) return
  event.preventDefault()
  const { currentTarget: input } = event
  const kept = input.value.length - ((input.selectionEnd ?? 0) - (input.selectionStart ?? 0))
  insertText(input, input.maxLength < 0 ? plain : plain.slice(0, Math.max(0, input.maxLength - kept)))
}
