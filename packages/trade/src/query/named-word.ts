import { featureOf } from './feature-words.ts'
import { isFiller } from './filler-words.ts'
import { kindOf } from './kind-words.ts'
import { otherNameOf } from './other-names.ts'
import type { Found, Place } from './place.ts'
import { plainOf } from './plain.ts'
import type { NameOf, NameReading, QueryName } from './reading.ts'

type Unplaced<Name extends QueryName> = Omit<NameReading<Name>, 'word' | 'start'>

/** What a spelling means, and how long it is. */
export interface Named<Name extends QueryName> {
  length: number
  reading: Found['reading'] | Unplaced<Name>
}

/** Names are at most this long: Multilayer Ceramic Capacitors. */
const longest = 40
/** And come apart into as many words, a Han character being one. */
const mostWords = 14

/** The longest name, property or empty word that begins at a place. */
export function namedWordAt<Name extends QueryName>(
  { text, at }: Place,
  nameOf: NameOf<Name>,
): Named<Name> | undefined {
  for (const end of endsAfter(text, at)) {
    const word = text.slice(at, end)
    const reading = meaningOf(word, nameOf)
    if (reading) return { length: word.length, reading }
  }
  return undefined
}

function meaningOf<Name extends QueryName>(word: string, nameOf: NameOf<Name>): Named<Name>['reading'] | undefined {
  const plain = plainOf(word)
  const kind = kindOf(plain)
  if (kind) return { kind: 'feature', ...kind }
  const name = nameOf(plain) ?? nameOf(otherNameOf(plain) ?? plain)
  if (name) return named(name)
  const feature = featureOf(plain)
  if (feature) return { kind: 'feature', ...feature }
  return isFiller(plain) ? { kind: 'filler', label: '不作条件', value: word } : undefined
}

function named<Name extends QueryName>(name: Name): Named<Name>['reading'] {
  const { kind, label } = name
  if (kind === 'part') return { kind: 'model', label: '型号', value: label, pieces: [label] }
  return { kind, label: kind === 'brand' ? '品牌' : '类别', value: label, name }
}

const wordEnd = /\p{Script=Han}|[^\s\p{Script=Han},，、;；|()（）]+|[()（） ]/uy

/** Places where a word may end, the farthest first: after each Han character, after each run of others. */
function endsAfter(text: string, at: number): number[] {
  const ends: number[] = []
  let end = at
  for (let words = 0; words < mostWords && end - at <= longest; words += 1) {
    wordEnd.lastIndex = end
    const [word] = wordEnd.exec(text) ?? []
    if (word === undefined) break
    end += word.length
    if (/[^\s(（]/.test(word) && end - at <= longest) ends.unshift(end)
  }
  return ends
}
