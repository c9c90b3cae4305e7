import { parseQuantities } from '../quantity/index.ts'
import { packageKey } from '../query/index.ts'
import { voltageWords } from './part-voltages.ts'
import { quantityWord } from './quantity-words.ts'
import { plainOf, wordsOf } from './words.ts'

/** A parameter of a part as it is kept: what it says, and the figure it tells, in SI units, where it tells one. */
export interface Parameter {
  name: string
  value: string
  unit: string
  low: number | null
  high: number | null
}

/** What a part is found by, besides its model's own index. */
export interface FindablePart {
  model: string
  brandId: number
  /** The leaf and its parent. */
  categoryIds: readonly number[]
  package: string
  description: string
  params: readonly Parameter[]
}

/** The lexeme of a brand, a category, a package: kept apart from words by a sign that no word begins with. */
export const brandWord = (id: number): string => `@b${id}`
export const categoryWord = (id: number): string => `@c${id}`
export const packageWord = (written: string): string => `@p${packageKey(written)}`

/** Every lexeme of a part. Whoever changes what it writes raises `lexerVersion` of the server, which writes kept words anew. */
export function partWords(part: FindablePart): string[] {
  const texts = [
    part.model,
    part.package,
    part.description,
    ...part.params.map(({ value, unit }) => (unit ? '' : value)),
  ]
  const words = new Set(texts.flatMap(wordsOf))
  words.add(plainOf(part.model))
  for (const word of modelTail(part.model)) words.add(word)
  if (part.package !== '') words.add(packageWord(part.package))
  words.add(brandWord(part.brandId))
  for (const id of part.categoryIds) words.add(categoryWord(id))
  for (const word of quantityWords(part)) words.add(word)
  words.delete('')
  return [...words]
}

/** A number without the letters of its maker: 7805 finds L7805CV, 358 finds LM358. */
function modelTail(model: string): string[] {
  const [, tail] = /^(?:\d{1,2})?[a-z]{1,5}(\d{3,}.*)$/.exec(plainOf(model)) ?? []
  return tail === undefined ? [] : [tail]
}

function quantityWords({ description, params }: FindablePart): string[] {
  const said = parseQuantities(description)
  const told = [...params, ...said].flatMap(({ unit, low, high }) =>
    [low, high].flatMap((value) => (value === null || !unit ? [] : [quantityWord(value, unit)])),
  )
  return [...told, ...voltageWords(params, said)]
}
