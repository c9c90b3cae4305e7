import { id, oneOf, page, readsAddress, whole, word } from '../app/address.ts'

/** Reads how circuits are narrowed, or which one is open and for how many sets. */
export const readSchemeParams = readsAddress({
  keywords: word(100),
  brandId: id,
  model: word(80),
  categoryId: id,
  id,
  sets: whole(1_000_000),
  page,
})
export type SchemeParams = ReturnType<typeof readSchemeParams>

/** Reads how courses, material or columns are narrowed. */
export const readTechParams = readsAddress({
  keywords: word(100),
  categoryId: id,
  authorId: id,
  sort: oneOf(['downloads']),
  page,
})
export type TechParams = ReturnType<typeof readTechParams>

/** Reads which document is open, the page of it that is read, and that of its comments. */
export const readDetailParams = readsAddress({ id, pg: page, hl: word(100), page })
export type DetailParams = ReturnType<typeof readDetailParams>

/** Reads how documents of a maker are narrowed. */
export const readOriginalParams = readsAddress({
  type: oneOf(['guide', 'note', 'brochure', 'design', 'software', 'other']),
  language: oneOf(['zh', 'en']),
  keywords: word(100),
  letter: oneOf([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#']),
  page,
})
export type OriginalParams = ReturnType<typeof readOriginalParams>

/** Reads what is looked for in the zone. */
export const readZoneSearch = readsAddress({ keywords: word(100), type: oneOf(['course', 'datum', 'column']), page })
export type ZoneSearchParams = ReturnType<typeof readZoneSearch>

/** Reads which authors are looked for. */
export const readAuthorsParams = readsAddress({ keywords: word(100), page })
