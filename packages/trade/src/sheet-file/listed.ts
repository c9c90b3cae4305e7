/** Pieces behind the words of a line that nobody parted: 贴片电阻 10K 0603 x 20, STM32F103C8T6 10pcs. */
const pieces =
  /^(.*?\S)(?:\s*[,;:]\s*|\s+|(?<=[a-z][^\s]*)(?=[×*]))(?:(?:数量|qty)\s*:?\s*|[x×*]\s*)?(\d[\d,.]*\s*(?:k|w|千|万)?\s*(?:pcs?|个|只|片|颗|件|盘)?)$/i
/** A bare figure may be the end of a name; what has a sign or a unit is pieces. */
const signed =
  /(?:[x×*]|数量|qty)\s*[:：]?\s*\d[\d,.]*\s*\p{L}*$|\d\s*(?:pcs?|个|只|片|颗|件|盘)$|[a-z0-9]\s*:\s*\d+$/iu

/** Lines of plain words as two columns, where most of them end in pieces; undefined where they do not. */
export function listedCells(lines: readonly string[]): string[][] | undefined {
  const told = lines.filter((line) => signed.test(line.normalize('NFKC'))).length
  if (told * 2 <= lines.length) return undefined
  return lines.map((line) => {
    const [, words, count = ''] = pieces.exec(line.normalize('NFKC').trim()) ?? []
    return words === undefined ? [line] : [words, count]
  })
}
