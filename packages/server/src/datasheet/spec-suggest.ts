import { brandIn, type BrandNames } from './spec-brand-clue.ts'
import type { SpecClues } from './spec-clues.ts'
import { modelsIn, type ModelClue } from './spec-model-clue.ts'

/** A part of the catalogue whose number is, or begins with, one that stands in the file. */
export interface KnownPart {
  model: string
  brandId: number
  categoryId: number
}

/** What a file seems to be about. */
export interface Suggestion {
  brandId?: number
  model?: string
  categoryId?: number
}

/** Below this a number that the catalogue does not know is a chance find: it stands in no heading. */
const least = 5

/** Brand, part and category of a file, read from its name, its heading and its first pages. */
export function suggest(clues: SpecClues, names: BrandNames, known: readonly KnownPart[]): Suggestion {
  const brandId = brandIn(clues, names)
  const choice = choose(modelsIn(clues), known, brandId)
  if (!choice) return brandId === undefined ? {} : { brandId }
  const { model, parts } = choice
  const own = brandId ?? onlyOne(parts.map((part) => part.brandId))
  const categoryId = onlyOne(parts.filter((part) => part.brandId === own).map((part) => part.categoryId))
  return { model, ...(own !== undefined && { brandId: own }), ...(categoryId !== undefined && { categoryId }) }
}

interface Choice {
  model: string
  parts: KnownPart[]
}

/** The likeliest number; what the catalogue knows, of this very brand at best, is worth more than what it does not. */
function choose(clues: readonly ModelClue[], known: readonly KnownPart[], brandId?: number): Choice | undefined {
  const choices = clues.map(({ model, weight }) => {
    const parts = known.filter((part) => part.model.toUpperCase().startsWith(model.toUpperCase()))
    const isExact = parts.some((part) => part.model.toUpperCase() === model.toUpperCase())
    const isOwn = brandId !== undefined && parts.some((part) => part.brandId === brandId)
    return { model, parts, weight: weight * (parts.length > 0 ? 2 : 1) * (isOwn ? 2 : 1) * (isExact ? 1.5 : 1) }
  })
  const [best] = choices.filter(({ weight }) => weight >= least).sort((one, other) => other.weight - one.weight)
  return best
}

/** The value that all have. */
function onlyOne<T>(values: readonly T[]): T | undefined {
  const [first] = values
  return new Set(values).size === 1 ? first : undefined
}
