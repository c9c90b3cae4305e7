const apart = /[,，、;；\n\r\t]+/

/** Whether a text holds more than the one word being typed. */
export const isSeveral = (text: string): boolean => apart.test(text)

/** The words of a list as people paste it: parted by commas, semicolons, 、 or lines. */
export const splitWords = (text: string): string[] =>
  text
    .split(apart)
    .map((word) => word.trim())
    .filter(Boolean)
