/**
 * Sorts behind every letter of a key that is compared byte by byte: what is at least `key` and less than `key` with it
 * begins with `key`, and an index finds that.
 */
export const lastLetter = '\uffff'
