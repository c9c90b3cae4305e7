import { parseQuantities, type Quantity } from '@xinpu/sdk/format'
import type { ParameterJson } from '../core/tables.ts'
import { plainOf, wordsOf } from './words.ts'

/** What a part is found by, besides its model's own index. */
export interface FindablePart {
  model: string
  brandId: number
  /** The leaf and its parent. */
  categoryIds: readonly number[]
  package: string
  description: string
  params: readonly ParameterJson[]
}

/** The lexeme of a brand, a category, a quantity: kept apart from words by a sign that no word begins with. */
export const brandWord = (id: number): string => `@b${id}`
export const categoryWord = (id: number): string => `@c${id}`

/** 100nF, 0.1µF and 100000pF are one lexeme: four significant digits and the SI unit. */
export const quantityWord = (value: number, unit: string): string =>
  `=${Number(value.toPrecision(4)).toExponential()}${unit.toLowerCase()}`

/** Every lexeme of a part. */
export function partWords(part: FindablePart): string[] {
  const texts = [
    part.model,
    part.package,
    part.description,
    ...part.params.map(({ value, unit }) => (unit ? '' : value)),
  ]
  const words = new Set(texts.flatMap(wordsOf))
  words.add(plainOf(part.model))
  words.add(brandWord(part.brandId))
  for (const id of part.categoryIds) words.add(categoryWord(id))
  for (const word of quantityWords(part)) words.add(word)
  words.delete('')
  return [...words]
}

function quantityWords({ description, params }: FindablePart): string[] {
  const given = params.flatMap(({ unit, low, high }) => (unit ? [low, high].map((value) => ({ value, unit })) : []))
  const said = parseQuantities(description).flatMap(({ unit, low, high }: Quantity) =>
    [low, high].map((value) => ({ value, unit })),
  )
  return [...given, ...said].flatMap(({ value, unit }) => (value === null || !unit ? [] : [quantityWord(value, unit)]))
}
