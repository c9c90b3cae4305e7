export { allOf, anyOf, isSame, tsqueryOf, type Need } from './need.ts'
export { brandWord, categoryWord, packageWord, partWords, type FindablePart, type Parameter } from './part-words.ts'
export { quantityWord } from './quantity-words.ts'
export { plainOf, wordsOf } from './words.ts'
