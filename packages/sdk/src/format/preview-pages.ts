/** Pages of a datasheet that everyone may read, at most; the others are for people who are logged in. */
export const previewPages = 3
