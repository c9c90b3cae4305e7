import { plainOf } from '../query/plain.ts'

export { plainOf }

const han = /\p{Script=Han}+/gu
const hasHan = /\p{Script=Han}/u
/** A point between digits belongs to its number: 2.2uF is not 22uF. */
const latin = /[\p{L}\p{N}]+(?:(?<=\p{N})\.\p{N}[\p{L}\p{N}]*)*/gu

/** The pieces a text is found by: words of letters and digits, and every two neighbouring Han characters. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase()
  const pieces = plain.split(/\s+/).flatMap((word) => [...hanPairs(word), ...latinWords(word)])
  return [...new Set(pieces)].filter((piece) => piece.length <= longest)
}

/** Lexemes beyond this are noise, and PostgreSQL refuses those over 2 kB. */
const longest = 60

/** 贴片电容 is found by 贴片, 片电 and 电容: so that two characters are found inside longer words. */
function hanPairs(word: string): string[] {
  return (word.match(han) ?? []).flatMap((run) => {
    const characters = [...run]
    if (characters.length === 1) return characters
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  })
}

/** `SOT-223` is found by sot223, sot and 223. */
function latinWords(word: string): string[] {
  const runs = word.replaceAll(han, ' ').match(latin) ?? []
  return runs.length > 1 && !hasHan.test(word) ? [...runs, plainOf(word)] : runs
}
