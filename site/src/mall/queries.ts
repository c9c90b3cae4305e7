import type { Client } from '@xinpu/sdk'
import * as mall from '@xinpu/sdk/mall'
import type {
  ArrivalListInput,
  BargainListInput,
  FavourListInput,
  FollowListInput,
  GoodsListInput,
  InvoiceRecordsInput,
  MerchantListInput,
  MerchantOrderListInput,
  MyGoodsListInput,
  ReceiptListInput,
  OrderListInput,
  ShopSearchInput,
} from '@xinpu/sdk/mall'
import { hotWordByType } from '@xinpu/sdk/portal'
import { query } from '@xinpu/sdk/query'

/** Goods of a page of a list. */
export const goodsPageSize = 20
/** Shops of a page of their directory. */
export const shopsPageSize = 24

/** What many look for in the mall. */
export const mallWords = (call: Client) => query(call, hotWordByType, { type: 'mall', size: 8 })

/** The front page of the mall. */
export const mallHome = (call: Client) => query(call, mall.homeData, {})

/** A page of goods. */
export const goodsOf = (call: Client, input: GoodsListInput) => query(call, mall.goodsList, input)

/** Goods with all that their page shows. */
export const goodsDetail = (call: Client, id: number) => query(call, mall.goodsDetail, { id })

/** What pieces of goods cost now. */
export const priceOfGoods = (call: Client, id: number, quantity: number) =>
  query(call, mall.goodsPrice, { id, quantity })

/** Kinds of goods, with how many there are. */
export const goodsCategories = (call: Client) => query(call, mall.goodsCategories, {})

/** Brands that goods are of, in a category or in all. */
export const goodsBrands = (call: Client, categoryId?: number) =>
  query(call, mall.goodsBrands, { ...(categoryId !== undefined && { categoryId }) })

/** A page of shops. */
export const shopsOf = (call: Client, input: MerchantListInput) => query(call, mall.merchantList, input)

/** One shop. */
export const shopDetail = (call: Client, id: number) => query(call, mall.merchantPublicDetail, { id })

/** A page of the goods of a shop. */
export const shopGoods = (call: Client, input: ShopSearchInput) => query(call, mall.shopSearch, input)

/** Kinds of goods of a shop. */
export const shopCategories = (call: Client, merchantId: number) => query(call, mall.shopCategories, { merchantId })

/** The cart, by shop and currency. */
export const cartOf = (call: Client) => query(call, mall.cartList, {})

/** How many delivery addresses, and how many invoice titles, a person keeps at most. */
export const mostKept = 20

/** Goods that the person keeps, with what they cost then. */
export const keptGoods = (call: Client, input: FavourListInput) => query(call, mall.favourList, input)

/** Goods that the person waits for. */
export const awaitedGoods = (call: Client, input: ArrivalListInput) => query(call, mall.arrivalList, input)

/** Shops that the person follows. */
export const followedShops = (call: Client, input: FollowListInput) => query(call, mall.followList, input)

/** The delivery addresses of the person, the default one of each kind first. */
export const myAddresses = (call: Client) => query(call, mall.addressList, {})

/** The invoice titles of the person, the default one first. */
export const myTitles = (call: Client) => query(call, mall.invoiceList, {})

/** The vouchers that the person's shop was handed, narrowed. */
export const shopReceipts = (call: Client, input: ReceiptListInput) =>
  query(call, mall.receiptList, { ...input, role: 'seller' })

/** The invoices that the person's shop was asked for, narrowed. */
export const shopInvoices = (call: Client, input: InvoiceRecordsInput) =>
  query(call, mall.invoiceRecords, { ...input, role: 'seller' })

/** The invoices that the person asked for. */
export const myInvoices = (call: Client, input: InvoiceRecordsInput) => query(call, mall.invoiceRecords, input)

/** The ways to pay in a currency. */
export const payTypesOf = (call: Client, currency: 'CNY' | 'USD') => query(call, mall.paymentTypes, { currency })

/** What is paid at once. */
export const payOrderOf = (call: Client, payOrderId: number) => query(call, mall.payOrderDetail, { payOrderId })

/** An online payment. */
export const paymentOf = (call: Client, mallPayOnlineId: number) => query(call, mall.paymentDetail, { mallPayOnlineId })

/** The vouchers of a payment. */
export const receiptsOf = (call: Client, payOrderId: number) =>
  query(call, mall.receiptList, { payOrderId, pageSize: 50 })

/** The orders of the person, narrowed. */
export const myOrders = (call: Client, input: OrderListInput) => query(call, mall.orderList, input)

/** How many orders of the person are in each state. */
export const orderCounts = (call: Client, type: 'CNY' | 'USD') => query(call, mall.orderCount, { type })

/** One order of the person. */
export const orderOf = (call: Client, id: number) => query(call, mall.orderDetail, { id })

/** Where a parcel of an order is. */
export const logisticsOf = (call: Client, id: number, no: string) => query(call, mall.orderLogistics, { id, no })

/** Offers that the person made, or that were made to their shop. */
export const bargainsOf = (call: Client, side: 'buyer' | 'seller', input: BargainListInput) =>
  side === 'buyer' ? query(call, mall.bargainList, input) : query(call, mall.bargainReceived, input)

/** One offer. */
export const oneBargain = (call: Client, id: number) => query(call, mall.bargainDetail, { id })

/** How far the person's application for a shop is. */
export const myEntry = (call: Client) => query(call, mall.merchantEntryStatus, {})

/** The person's shop with all that was handed in. */
export const myShop = (call: Client) => query(call, mall.merchantEntryDetail, {})

/** Figures of the person's shop. */
export const shopFigures = (call: Client) => query(call, mall.merchantEntryStatistics, {})

/** The orders of the person's shop, narrowed. */
export const shopOrders = (call: Client, input: MerchantOrderListInput) => query(call, mall.merchantOrderList, input)

/** One order of the person's shop. */
export const shopOrderOf = (call: Client, id: number) => query(call, mall.merchantOrderDetail, { id })

/** The goods of the person's shop, narrowed. */
export const myGoods = (call: Client, input: MyGoodsListInput) => query(call, mall.myGoodsList, input)
