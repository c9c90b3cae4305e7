import { nameMark, numberMark, regionMark } from './marks.ts'
import type { NameWord } from './person-name.ts'

/** A word of an address with its place in the text. */
export interface AddressWord extends NameWord {
  length: number
}

const latin = String.raw`[A-Za-z][A-Za-z.'-]+(?: [A-Za-z][A-Za-z.'-]*)+`
const wordOrMark = new RegExp(
  `${numberMark}|${regionMark}|${nameMark}|${latin}|[^\\s,，;；。|${numberMark}${regionMark}${nameMark}]+`,
  'g',
)
const edges = /^[/、:：)(\]【】·-]+|[/、:：)(\]【】·-]+$/g

interface Piece {
  text: string
  start: number
}

/** The words between marks and blanks, each with what stands around it. */
export function wordsIn(text: string): AddressWord[] {
  const pieces = [...text.matchAll(wordOrMark)].flatMap((found) => trimmed(found[0], found.index))
  const words = pieces.filter(({ text: word }) => !isMark(word))
  return pieces.flatMap((piece, at) => {
    if (isMark(piece.text)) return []
    const [before, behind] = [pieces[at - 1], pieces[at + 1]]
    return [
      {
        text: piece.text,
        start: piece.start,
        length: piece.text.length,
        isLabelled: before?.text === nameMark,
        isByNumber: before?.text === numberMark || behind?.text === numberMark,
        isAtEdge: piece === words[0] || piece === words.at(-1),
        follows: followed(before, piece),
        isAlone: words.length === 1,
      },
    ]
  })
}

const isMark = (text: string): boolean => text === numberMark || text === regionMark || text === nameMark

function trimmed(text: string, at: number): Piece[] {
  const inner = isMark(text) ? text : text.replaceAll(edges, '')
  return inner === '' ? [] : [{ text: inner, start: at + text.indexOf(inner) }]
}

function followed(before: Piece | undefined, { start }: Piece): NameWord['follows'] {
  if (before?.text !== regionMark) return undefined
  return before.start + 1 === start ? 'region' : 'region, apart'
}
