import { linkOptions } from '@tanstack/react-router'
import { withoutEmpty } from '../app/address.ts'
import type {
  CartParams,
  CheckoutParams,
  GoodsParams,
  MallParams,
  PayParams,
  ShopParams,
  ShoppingParams,
} from './mall-params.ts'

/** The mall: its front page, or a page of a list of goods; its path counts from 1 (specification, section 2). */
export const mallPlace = (search: MallParams = {}, page = 1) =>
  linkOptions({ to: '/mall/index/$', params: { _splat: String(page) }, search: { ...withoutEmpty(search) } })

/** The page of goods, at the quantity that is wanted. */
export const goodsPlace = (id: number, search: GoodsParams = {}) =>
  linkOptions({ to: '/mall/productDetails/$id', params: { id: String(id) }, search: { ...withoutEmpty(search) } })

/** The directory of shops, a page of it. */
export const shopsPlace = (search: ShopParams = {}, page = 1) =>
  linkOptions({
    to: '/mall/businessmen/$',
    params: { _splat: page === 1 ? '' : `list/${page}` },
    search: { ...withoutEmpty(search) },
  })

/** A shop, a page of its goods. */
export const shopPlace = (merchantId: number, search: ShopParams = {}, page = 1) =>
  linkOptions({
    to: '/mall/businessmen/$',
    params: { _splat: page === 1 ? String(merchantId) : `${merchantId}/${page}` },
    search: { ...withoutEmpty(search) },
  })

/** The cart. */
export const cartPlace = (search: CartParams = {}) =>
  linkOptions({ to: '/mall/cart', search: { ...withoutEmpty(search) } })

/** Lines of the cart, goods at a quantity, or what was agreed on an offer, to be confirmed as orders. */
export const checkoutPlace = (search: CheckoutParams) =>
  linkOptions({ to: '/mall/orderCreate', search: { ...withoutEmpty(search) } })

/** Lines of the cart, to be confirmed; one number is written as a number. */
export const checkoutOf = ([first, ...others]: readonly number[]) =>
  checkoutPlace(
    first === undefined || others.length > 0 ? { cartIds: [first, ...others].join(',') } : { cartIds: first },
  )

/** The till, for orders that were made at once. */
export const payPlace = (payOrderId: number, search: Omit<PayParams, 'payOrderId'> = {}) =>
  linkOptions({ to: '/mall/payOrder', search: { payOrderId, ...withoutEmpty(search) } })

/** The delivery addresses of a person, of one kind. */
export const addressPlace = (search: ShoppingParams = {}) =>
  linkOptions({
    to: '/mall/userCenter/$',
    params: { _splat: 'addressList' },
    search: { ...withoutEmpty(search) },
  })

/** The invoice titles of a person, or the invoices that they asked for. */
export const invoicePlace = (search: ShoppingParams = {}) =>
  linkOptions({
    to: '/mall/userCenter/$',
    params: { _splat: 'invoiceManagement' },
    search: { ...withoutEmpty(search) },
  })

/** Goods that a person keeps, and shops that they follow. */
export const keptPlace = (search: ShoppingParams = {}) =>
  linkOptions({ to: '/mall/userCenter/$', params: { _splat: 'myFavour' }, search: { ...withoutEmpty(search) } })

/** The orders of a person in a currency, or narrowed. */
export const ordersPlace = (currency: 'CNY' | 'USD', search: ShoppingParams = {}) =>
  linkOptions({
    to: '/mall/userCenter/$',
    params: { _splat: `myOrder/${currency}` },
    search: { ...withoutEmpty(search) },
  })

/** One order of the person. */
export const orderPlace = (id: number) =>
  linkOptions({ to: '/mall/userCenter/$', params: { _splat: `myOrder/orderDetail/${id}` }, search: {} })

/** How a shop is opened. */
export const entryPlace = () => linkOptions({ to: '/mall/enterGarrison', search: {} })

/** The mall of a person, as who buys or as who sells. */
export const shoppingPlace = (search: ShoppingParams = {}) =>
  linkOptions({ to: '/mall/userCenter/$', params: { _splat: '' }, search: { ...withoutEmpty(search) } })

/** One order of the person's shop. */
export const shopOrderPlace = (id: number) => shoppingPlace({ role: 'seller', tab: 'orders', id })
