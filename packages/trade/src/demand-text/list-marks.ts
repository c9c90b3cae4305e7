/** The number of a line in a list: 1、 1. (1) ①. */
const mark =
  /^\s*(?:\d{1,2}[、)]|\d{3}[、)](?=\s*[A-Za-z])|\d{1,3}\.(?!\d)|\d{1,2}\.(?=\d{2,3}[A-Za-z]{2})|\(\d{1,3}\)|[①-⑳])\s*[.、:]?\s*(?=\S)/u

/** How many letters of a line are its number in a list. */
export const markLength = (line: string): number => mark.exec(line)?.[0].length ?? 0
