import { brandWord, categoryWord, plainOf, wordsOf } from '@xinpu/trade/words'

/** What a datasheet is found by. */
export interface FindableDatasheet {
  title: string
  brandId: number
  categoryId: number
  /** The models of the parts it describes. */
  models: readonly string[]
}

/** Every lexeme of a datasheet. */
export const datasheetWords = ({ title, brandId, categoryId, models }: FindableDatasheet): string[] => {
  const words = new Set([
    ...wordsOf([title, ...models].join(' ')),
    ...models.map(plainOf),
    brandWord(brandId),
    categoryWord(categoryId),
  ])
  words.delete('')
  return [...words]
}
