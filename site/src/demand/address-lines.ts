/** What parts the lines of a text within an address, where no control character can stand. */
const lineEnd = '\u2028'

/** Lines as an address carries them. */
export const linesInAddress = (text: string): string => text.replaceAll('\n', lineEnd)

/** Lines that an address carries, as they were typed. */
export const linesOfAddress = (text: string): string => text.replaceAll(lineEnd, '\n')
