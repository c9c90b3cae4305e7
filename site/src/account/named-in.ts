/** Whether a word of an address is one that a table of labels has; what every object has is none of them. */
export const namedIn =
  <Word extends string>(labels: Readonly<Partial<Record<Word, unknown>>>) =>
  (word: string | undefined): word is Word =>
    word !== undefined && Object.hasOwn(labels, word)
