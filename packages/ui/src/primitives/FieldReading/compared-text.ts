/** How what was typed stands to what was read: nothing was read, nothing typed yet, the same, something else. */
export type Comparison = 'unread' | 'untyped' | 'same' | 'differs'

/** Compares as a reviewer does: width of characters and blanks do not count. */
export function comparedText(typed: string, found: string | undefined): Comparison {
  const read = plain(found ?? '')
  if (read === '') return 'unread'
  if (plain(typed) === '') return 'untyped'
  return plain(typed) === read ? 'same' : 'differs'
}

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')
