import type { LineKind } from './kind.ts'

interface Grade {
  /** As it is told to people. */
  name: string
  sign: RegExp
  /** Kinds of which it is a grade; of others it is what they are: 薄膜电容. */
  kinds?: readonly LineKind[]
}

/** What a buyer pays more for: an ordinary part of the same value does not do what was asked. */
const grades: readonly Grade[] = [
  { name: '车规', sign: /车规|汽车级|aec-?q\d{3}|automotive/i },
  { name: '抗硫化', sign: /抗硫|anti-?sul(?:f|ph)ur/i },
  { name: '薄膜', sign: /薄膜|thin[- ]?film/i, kinds: ['resistor'] },
  { name: '绕线', sign: /绕线|wire-?wound/i, kinds: ['inductor', 'resistor'] },
  { name: '软端子', sign: /软端|柔性端|(?:soft|flex(?:ible)?)[- ]?term/i },
  { name: '低 ESR', sign: /低 ?esr|low[- ]?esr/i },
  { name: '125℃', sign: /(?<!\d)125 ?(?:℃|°C)/, kinds: ['capacitor'] },
  { name: '150℃', sign: /(?<!\d)150 ?(?:℃|°C)/, kinds: ['capacitor'] },
]

const isOf = ({ kinds }: Grade, kind: LineKind | undefined): boolean =>
  kinds === undefined || (kind !== undefined && kinds.includes(kind))

/** The grades that some words ask for. */
export const gradesIn = (words: string, kind: LineKind | undefined): string[] =>
  grades.filter((grade) => isOf(grade, kind) && grade.sign.test(words)).map(({ name }) => name)

/** Those of them that the words of a part do not tell. */
export const gradesLacking = (asked: readonly string[], words: string): string[] =>
  grades.filter(({ name, sign }) => asked.includes(name) && !sign.test(words)).map(({ name }) => name)
