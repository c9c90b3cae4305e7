import { day, id, many, on, oneOf, page, readsAddress, whole, word, type Reading } from '../app/address.ts'

/** A price as an address carries it. */
const price: Reading<number> = (value) => {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && number >= 0 && number <= 99_999_999 ? number : undefined
}

/** Pieces that are wanted. */
const pieces = whole(999_999_999)

/** Reads what narrows a list of goods; the page is in the path. */
export const readMallParams = readsAddress({
  keywords: word(100),
  categoryId: id,
  brandId: many(id, 50),
  merchantId: id,
  currency: oneOf(['CNY', 'USD']),
  minPrice: price,
  maxPrice: price,
  hasStock: on,
  bargain: on,
  qty: pieces,
  sort: oneOf(['relevance', 'price', '-price', 'sale', 'newest']),
})
export type MallParams = ReturnType<typeof readMallParams>

/** Reads what the page of goods shows: the quantity that is wanted. */
export const readGoodsParams = readsAddress({ qty: pieces })
export type GoodsParams = ReturnType<typeof readGoodsParams>

/** Reads which lines of the cart are shown. */
export const readCartParams = readsAddress({ currency: oneOf(['CNY', 'USD']) })
export type CartParams = ReturnType<typeof readCartParams>

/** Numbers of lines of the cart, as the specification writes them: `a,b`. */
const lines: Reading<number | string> = (value) =>
  (typeof value === 'number' || typeof value === 'string') && /^\d+(?:,\d+)*$/.test(`${value}`) ? value : undefined

/** Reads what is ordered: lines of the cart, goods at a quantity, or what was agreed on an offer. */
export const readCheckoutParams = readsAddress({
  cartIds: lines,
  bargainingId: id,
  goodsId: id,
  qty: pieces,
  addressId: id,
  invoiceId: id,
})
export type CheckoutParams = ReturnType<typeof readCheckoutParams>

/** Reads the step of an application for a shop. */
export const readEntryParams = readsAddress({ step: whole(4) })
export type EntryParams = ReturnType<typeof readEntryParams>

/** Reads what is paid, and how. */
export const readPayParams = readsAddress({ payOrderId: id, method: oneOf(['ALI', 'WX', 'BANK']) })
export type PayParams = ReturnType<typeof readPayParams>

/** Reads what a room of the mall's user centre shows; each takes what it knows. */
export const readShoppingParams = readsAddress({
  type: oneOf(['CN', 'HK']),
  id,
  role: word(20),
  tab: word(20),
  status: word(20),
  keywords: word(100),
  begin: day,
  end: day,
  page,
})
export type ShoppingParams = ReturnType<typeof readShoppingParams>

/** Reads what narrows the directory of shops, and the goods of one. */
export const readShopParams = readsAddress({
  keywords: word(100),
  categoryId: id,
  sort: oneOf(['relevance', 'score', 'price', '-price', 'sale', 'newest']),
})
export type ShopParams = ReturnType<typeof readShopParams>
