import type { CreateParams } from './create-params.ts'

/** The draft of a post that no address began. */
export const plainName = 'demand'

/** Under which name a post is kept while it is written: what an address brings is another post than what was typed before. */
export function postDraftName({ id, copy, model, brand, quantity, text }: CreateParams): string {
  if (id !== undefined) return `${plainName} ${id}`
  const brought = [copy, model, brand, quantity, text].filter((part) => part !== undefined)
  // A colon parts the names of drafts from their owners.
  return brought.length === 0 ? plainName : `${plainName} of ${brought.join(' ').replaceAll(':', ' ')}`
}
