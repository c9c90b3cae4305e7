import { id, oneOf, on, readsAddress, whole, word, type Reading } from '../app/address.ts'

/** One of a few numbers. */
const among =
  <const Value extends number>(values: readonly Value[]): Reading<Value> =>
  (value) =>
    values.find((one) => one === whole(100)(value))

/** Reads what narrows the hall; kind and page are in its path. */
export const readHallParams = readsAddress({
  keywords: word(100),
  brandId: id,
  region: word(60),
  batch: word(40),
  verified: on,
  qtyMin: whole(999_999_999),
  days: among([1, 3, 7, 30]),
  sort: oneOf(['newest', 'quantity', 'expire']),
  /** Posts of a page, where they are not the usual. */
  pageSize: among([50, 100]),
})

export type HallParams = ReturnType<typeof readHallParams>

/**
 * The kind of posts and the page, from 1, that a path names: `1/0` is the first page of 求购 (specification, section 2).
 * One without its page is not whole, and leads to the first.
 */
export function hallOf(path: string | undefined): { type: 0 | 1; page: number; isWhole: boolean } | undefined {
  const [, type, page] = /^(?<type>[01])(?:\/(?<page>\d{1,5})?)?$/.exec(path ?? '') ?? []
  if (type === undefined) return undefined
  return { type: type === '1' ? 1 : 0, page: Number(page ?? 0) + 1, isWhole: page !== undefined }
}
