// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { AddressType, AliPay, ArrivalGoods, Bargaining, BargainingStatus, CartGoods, CartGroup, CartSwap, CartTaken, CategoryNode, ColumnChoice, Currency, DeliveryAddress, DeskRefund, DeskRefundStatus, ExcelTask, FavourGoods, GoodsBrand, GoodsHint, GoodsPrice, GoodsReportReason, GoodsSort, GoodsStatus, Invoice, InvoiceRecord, InvoiceStatus, InvoiceType, Logistics, MallGoods, MallGoodsDetail, MallIndexData, MerchantDetail, MerchantEntry, MerchantEntryStatus, MerchantHint, MerchantStatistics, MerchantVO, MyGoods, OrderCount, OrderCreated, OrderDetail, OrderPrepare, OrderStatus, OrderVO, Page, ParcelSent, PayOnline, PayOrder, PayType, PayTypeOption, ReceiptStatus, ReceiptVO, Reconciliation, ReconciliationDetail, RefundCase, TradeRole, Verdict } from './types.gen.ts'

/** Input of address.add. */
export type AddressAddInput = { /** 收货人 */ name: string; /** 手机号码 */ mobile: string; /** 省份 */ provinceId: number; /** 城市. Absent only where the province has no cities. */ cityId?: number; /** 区县. Absent only where the city has no districts. */ districtId?: number; /** 详细地址 */ address: string; /** 邮编 */ postcode?: string; /** 设为默认 */ isDefault?: boolean; type?: AddressType }
/** Adds a delivery address. Needs a login. */
export const addressAdd = 'POST:u /mall/deliveryAddress/add /mall/deliveryAddress' as Op<AddressAddInput, DeliveryAddress>

/** Input of address.detail. */
export type AddressDetailInput = { /** 收货地址 */ id: number }
/** One of my delivery addresses. Needs a login. */
export const addressDetail = 'GET:u /mall/deliveryAddress/detail' as Op<AddressDetailInput, DeliveryAddress>

/** Input of address.list. */
export type AddressListInput = { type?: AddressType }
/** My delivery addresses, the default one first. Needs a login. */
export const addressList = 'GET:u /mall/deliveryAddress/list' as Op<AddressListInput, DeliveryAddress[]>

/** Input of address.remove. */
export type AddressRemoveInput = { /** 收货地址 */ id: number }
/** Deletes a delivery address. Needs a login. */
export const addressRemove = 'POST:u /mall/deliveryAddress/delete /mall/deliveryAddress' as Op<AddressRemoveInput, null>

/** Input of address.setDefault. */
export type AddressSetDefaultInput = { /** 收货地址 */ id: number }
/** Makes an address the one that is chosen first. Needs a login. */
export const addressSetDefault = 'POST:u /mall/deliveryAddress/default /mall/deliveryAddress' as Op<AddressSetDefaultInput, null>

/** Input of address.update. */
export type AddressUpdateInput = { /** 收货人 */ name?: string; /** 手机号码 */ mobile?: string; /** 省份 */ provinceId?: number; /** 城市. Absent only where the province has no cities. */ cityId?: number; /** 区县. Absent only where the city has no districts. */ districtId?: number; /** 详细地址 */ address?: string; /** 邮编 */ postcode?: string; /** 设为默认 */ isDefault?: boolean; /** 收货地址 */ id: number }
/** Changes the given fields of a delivery address. Needs a login. */
export const addressUpdate = 'POST:u /mall/deliveryAddress/update /mall/deliveryAddress' as Op<AddressUpdateInput, null>

/** Input of arrival.list. */
export type ArrivalListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** The goods I wait for, the latest first. Needs a login. */
export const arrivalList = 'GET:u /mall/arrival/goods/list' as Op<ArrivalListInput, Page<ArrivalGoods>>

/** Input of arrival.set. */
export type ArrivalSetInput = { /** 商品 */ mallGoodsId: number; /** 数量. Pieces that are wanted. */ quantity?: number; /** 到货通知. 1 tell me, 0 do not. */ status: 0 | 1 }
/** Asks to be told once when goods can be bought, or takes that back. Needs a login. */
export const arrivalSet = 'POST:u /mall/arrival/goods /mall/arrival /mall/goods/detail' as Op<ArrivalSetInput, { isAsked: boolean }>

/** Input of bargain.add. */
export type BargainAddInput = { /** 商品 */ mallGoodsId: number; /** 数量 */ quantity: number; /** 期望单价. Below the price of the tier, in the currency of the goods. */ price: number; /** 留言 */ remark?: string }
/** Offers the seller another price for a quantity of goods. Needs a login. */
export const bargainAdd = 'POST:u /mall/goods/bargaining/add /mall/goods/bargaining' as Op<BargainAddInput, Bargaining>

/** Input of bargain.cancel. */
export type BargainCancelInput = { /** 议价 */ id: number }
/** Takes back an offer that is not ordered yet. Needs a login. */
export const bargainCancel = 'POST:u /mall/goods/bargaining/cancel /mall/goods/bargaining' as Op<BargainCancelInput, null>

/** Input of bargain.detail. */
export type BargainDetailInput = { /** 议价 */ id: number }
/** One offer, for its buyer and its seller. Needs a login. */
export const bargainDetail = 'GET:u /mall/goods/bargaining/detail' as Op<BargainDetailInput, Bargaining>

/** Input of bargain.list. */
export type BargainListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: BargainingStatus }
/** The offers I made, newest first. Needs a login. */
export const bargainList = 'GET:u /mall/goods/bargaining/list' as Op<BargainListInput, Page<Bargaining>>

/** Input of bargain.received. */
export type BargainReceivedInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: BargainingStatus }
/** The offers made to my shop, newest first. For merchants. */
export const bargainReceived = 'GET:u /mall/goods/bargaining/merchant/list' as Op<BargainReceivedInput, Page<Bargaining>>

/** Input of bargain.reply. */
export type BargainReplyInput = { /** 议价 */ id: number; status: Verdict; /** 回复单价. Absent for the price that was offered. */ replyPrice?: number; /** 回复 */ remark?: string }
/** Accepts an offer, or one at a price, or refuses. For merchants. */
export const bargainReply = 'POST:u /mall/goods/bargaining/merchant/reply /mall/goods/bargaining' as Op<BargainReplyInput, null>

/** Input of cart.add. */
export type CartAddInput = { /** 商品 */ mallGoodsId: number; /** 数量 */ quantity: number }
/** Puts goods into my cart, on top of what is there. Needs a login. */
export const cartAdd = 'POST:u /mall/cart/add /mall/cart /mall/goods/detail' as Op<CartAddInput, { /** 编号. Of the line. */ id: number; /** Lines in the cart. */ total: number }>

/** Input of cart.clear. */
export type CartClearInput = { /** 仅失效商品 */ onlyInvalid?: boolean }
/** Empties my cart, or takes out what cannot be ordered. Needs a login. */
export const cartClear = 'POST:u /mall/cart/clear /mall/cart /mall/goods/detail' as Op<CartClearInput, null>

/** Input of cart.list. */
export type CartListInput = {  }
/** My cart, by shop and currency. Needs a login. */
export const cartList = 'GET:u /mall/cart/list' as Op<CartListInput, CartGroup[]>

/** Input of cart.optimise. */
export type CartOptimiseInput = { /** 购物车商品 */ ids: number[] }
/** Finds lines that cost less from other shops; changes nothing. Needs a login. */
export const cartOptimise = 'POST:u /mall/cart/optimise' as Op<CartOptimiseInput, { swaps: CartSwap[] }>

/** Input of cart.put. */
export type CartPutInput = { /** 商品. The same goods twice are wanted together. */ goods: { /** 商品 */ mallGoodsId: number; /** 数量 */ quantity: number }[] }
/** Sets goods of my cart to what can be bought of what is wanted. Needs a login. */
export const cartPut = 'POST:uj /mall/cart/put /mall/cart /mall/goods/detail' as Op<CartPutInput, { goods: CartTaken[]; /** Lines in the cart. */ total: number }>

/** Input of cart.remove. */
export type CartRemoveInput = { /** 购物车商品 */ ids: number[] }
/** Takes lines out of my cart. Needs a login. */
export const cartRemove = 'POST:u /mall/cart/delete /mall/cart /mall/goods/detail' as Op<CartRemoveInput, null>

/** Input of cart.select. */
export type CartSelectInput = { /** 购物车商品 */ ids: number[]; /** 选中 */ isSelected: boolean }
/** Sets which lines of my cart are to be ordered. Needs a login. */
export const cartSelect = 'POST:u /mall/cart/select /mall/cart' as Op<CartSelectInput, null>

/** Input of cart.total. */
export type CartTotalInput = {  }
/** How many lines my cart has, for its badge. Needs a login. */
export const cartTotal = 'GET:u /mall/cart/goods/total' as Op<CartTotalInput, number>

/** Input of cart.update. */
export type CartUpdateInput = { /** 购物车商品 */ id: number; /** 数量. The new quantity, not a difference. */ quantity: number }
/** Sets the quantity of a line of my cart. Needs a login. */
export const cartUpdate = 'POST:u /mall/cart/update /mall/cart /mall/goods/detail' as Op<CartUpdateInput, CartGoods>

/** Input of checkout.fromBargaining. */
export type CheckoutFromBargainingInput = { /** 下单凭证. Of the preparation. The same token gives the same order. */ orderToken: string; /** 收货地址 */ addressId: number; /** 发票抬头 */ invoiceId?: number; payType?: PayType; /** 议价 */ bargainingId: number; /** 备注 */ remark?: string }
/** Orders goods at the price that was agreed. Needs a login. */
export const checkoutFromBargaining = 'POST:uj /mall/pay/order/create/bargaining /mall/cart/list /mall/goods' as Op<CheckoutFromBargainingInput, OrderCreated>

/** Input of checkout.fromCart. */
export type CheckoutFromCartInput = { /** 下单凭证. Of the preparation. The same token gives the same order. */ orderToken: string; /** 收货地址 */ addressId: number; /** 发票抬头 */ invoiceId?: number; payType?: PayType; /** 购物车商品 */ cartIds: number[]; /** 备注 */ remarks?: { /** 商家 */ merchantId: number; /** 备注 */ remark: string }[] }
/** Orders lines of my cart, one order a shop. Needs a login. */
export const checkoutFromCart = 'POST:uj /mall/pay/order/create/cart /mall/cart /mall/goods' as Op<CheckoutFromCartInput, OrderCreated>

/** Input of checkout.fromGoods. */
export type CheckoutFromGoodsInput = { /** 下单凭证. Of the preparation. The same token gives the same order. */ orderToken: string; /** 收货地址 */ addressId: number; /** 发票抬头 */ invoiceId?: number; payType?: PayType; /** 商品 */ mallGoodsId: number; /** 数量 */ quantity: number; /** 备注 */ remark?: string }
/** Orders goods at once, past the cart. Needs a login. */
export const checkoutFromGoods = 'POST:uj /mall/pay/order/create/goods /mall/cart/list /mall/goods' as Op<CheckoutFromGoodsInput, OrderCreated>

/** Input of deskInvoice.issue. */
export type DeskInvoiceIssueInput = { /** 开票记录 */ id: number; /** 处理结果 */ status?: "issued" | "refused"; /** 发票文件 */ fileUrl?: string; /** 拒绝原因 */ refuseReason?: string }
/** Hands in an invoice in place of the shop, or refuses to issue it. For admins. */
export const deskInvoiceIssue = 'POST:u /admin/invoice/issue /admin/invoice /mall/invoice/record /mall/goods/order' as Op<DeskInvoiceIssueInput, null>

/** Input of deskInvoice.list. */
export type DeskInvoiceListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: InvoiceStatus; /** 搜索内容. The order number or the tax number whole, or a part of a title or a shop. */ keywords?: string }
/** Invoices that buyers asked shops for. For admins. */
export const deskInvoiceList = 'GET:u /admin/invoice/list' as Op<DeskInvoiceListInput, Page<InvoiceRecord>>

/** Input of deskRefund.approve. */
export type DeskRefundApproveInput = { /** 退款 */ id: number }
/** Agrees to a refund that somebody else asked for; money goes back. For admins. */
export const deskRefundApprove = 'POST:u /admin/refund/approve /admin/refund /mall/goods/order' as Op<DeskRefundApproveInput, null>

/** Input of deskRefund.ask. */
export type DeskRefundAskInput = { /** 订单号 */ no: string; /** 退款金额 */ amount: number; /** 退款原因 */ reason: string }
/** Gives money back, or asks a second person to agree to it. For admins. */
export const deskRefundAsk = 'POST:u /admin/refund/ask /admin/refund /mall/goods/order' as Op<DeskRefundAskInput, { id: number; status: DeskRefundStatus }>

/** Input of deskRefund.find. */
export type DeskRefundFindInput = { /** 订单号 */ no: string }
/** The payment of an order or a bill, by its number. For admins. */
export const deskRefundFind = 'GET:u /admin/refund/find' as Op<DeskRefundFindInput, RefundCase>

/** Input of deskRefund.limit. */
export type DeskRefundLimitInput = {  }
/** Yuan of one payment that one person may give back alone. For admins. */
export const deskRefundLimit = 'GET:u /admin/refund/limit' as Op<DeskRefundLimitInput, { /** In the currency named beside it, 2 decimals. */ amount: number }>

/** Input of deskRefund.list. */
export type DeskRefundListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: DeskRefundStatus }
/** Refunds of the desk, newest first. For admins. */
export const deskRefundList = 'GET:u /admin/refund/list' as Op<DeskRefundListInput, Page<DeskRefund>>

/** Input of deskRefund.refuse. */
export type DeskRefundRefuseInput = { /** 退款 */ id: number; /** 驳回原因 */ reason: string }
/** Refuses a refund that somebody else asked for. For admins. */
export const deskRefundRefuse = 'POST:u /admin/refund/refuse /admin/refund' as Op<DeskRefundRefuseInput, null>

/** Input of deskRefund.setLimit. */
export type DeskRefundSetLimitInput = { /** 限额 */ amount: number }
/** Says how much one person may give back alone. For admins. */
export const deskRefundSetLimit = 'POST:u /admin/refund/setLimit /admin/refund' as Op<DeskRefundSetLimitInput, null>

/** Input of deskRefund.withdraw. */
export type DeskRefundWithdrawInput = { /** 退款 */ id: number }
/** Takes back what one asked for and nobody decided yet. For admins. */
export const deskRefundWithdraw = 'POST:u /admin/refund/withdraw /admin/refund' as Op<DeskRefundWithdrawInput, null>

/** Input of favour.list. */
export type FavourListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string }
/** The goods I keep, the latest first. Needs a login. */
export const favourList = 'GET:u /mall/favour/goods/list' as Op<FavourListInput, Page<FavourGoods>>

/** Input of favour.set. */
export type FavourSetInput = { /** 商品 */ mallGoodsId: number; /** 收藏. 1 favourite, 0 not. */ status: 0 | 1 }
/** Sets, not toggles, whether goods are a favourite of mine. Needs a login. */
export const favourSet = 'POST:u /mall/favour/goods /mall/favour /mall/goods/detail' as Op<FavourSetInput, { isFavour: boolean }>

/** Input of follow.list. */
export type FollowListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** The shops I follow, the latest first. Needs a login. */
export const followList = 'GET:u /mall/follow/merchant/list' as Op<FollowListInput, Page<MerchantVO>>

/** Input of follow.set. */
export type FollowSetInput = { /** 商家 */ merchantId: number; /** 关注. 1 follow, 0 not. */ status: 0 | 1 }
/** Sets, not toggles, whether I follow a shop. Needs a login. */
export const followSet = 'POST:u /mall/follow/merchant /mall/follow /merchant /mall/goods/detail' as Op<FollowSetInput, { isFollow: boolean; followCount: number }>

/** Input of goods.brands. */
export type GoodsBrandsInput = { /** 分类 */ categoryId?: number; /** 搜索内容 */ keywords?: string }
/** The brands that have goods, to narrow a list. */
export const goodsBrands = 'GET /mall/goods/brands' as Op<GoodsBrandsInput, GoodsBrand[]>

/** Input of goods.categories. */
export type GoodsCategoriesInput = { /** 上级分类 */ parentId?: number }
/** The categories that have goods, with their numbers. */
export const goodsCategories = 'GET /mall/goods/category' as Op<GoodsCategoriesInput, CategoryNode[]>

/** Input of goods.detail. */
export type GoodsDetailInput = { /** 商品 */ id: number }
/** One of the goods; its seller sees it in every status. */
export const goodsDetail = 'GET /mall/goods/detail' as Op<GoodsDetailInput, MallGoodsDetail>

/** Input of goods.hint. */
export type GoodsHintInput = { /** 搜索内容 */ keywords: string }
/** Goods whose name or model begins with what was typed. */
export const goodsHint = 'GET /mall/goods/hint' as Op<GoodsHintInput, { data: GoodsHint[] }>

/** Input of goods.hot. */
export type GoodsHotInput = { /** 数量 */ size?: number }
/** The goods that sell best. */
export const goodsHot = 'GET /mall/goods/hot' as Op<GoodsHotInput, MallGoods[]>

/** Input of goods.list. */
export type GoodsListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string; /** 分类. With the categories below it. */ categoryId?: number; /** 品牌. Any of these brands. */ brandId?: number[]; /** 商家 */ merchantId?: number; currency?: Currency; /** 最低价. Of a piece, in its own currency. */ minPrice?: number; /** 最高价. Of a piece, in its own currency. */ maxPrice?: number; /** 有货. Only goods that have the quantity in stock. */ hasStock?: boolean; /** 可议价. Only goods whose seller takes offers. */ isBargaining?: boolean; /** 数量. The quantity at which prices are compared. */ quantity?: number; sort?: GoodsSort }
/** Goods on the shelf, narrowed and sorted by their price at a quantity. */
export const goodsList = 'GET /mall/goods/list' as Op<GoodsListInput, Page<MallGoods>>

/** Input of goods.price. */
export type GoodsPriceInput = { /** 商品 */ id: number; /** 数量 */ quantity: number }
/** What a quantity of goods costs by their ladder of prices. */
export const goodsPrice = 'GET /mall/goods/price' as Op<GoodsPriceInput, GoodsPrice>

/** Input of goods.recommend. */
export type GoodsRecommendInput = { /** 商品 */ id?: number; /** 数量 */ size?: number }
/** Goods that go with one, or that I may need. */
export const goodsRecommend = 'GET /mall/goods/recommend' as Op<GoodsRecommendInput, MallGoods[]>

/** Input of goods.report. */
export type GoodsReportInput = { /** 商品 */ id: number; reason: GoodsReportReason; /** 补充说明 */ content?: string }
/** Tells the reviewers that something is wrong with goods. Needs a login. */
export const goodsReport = 'POST:u /mall/goods/report' as Op<GoodsReportInput, null>

/** Input of home.data. */
export type HomeDataInput = {  }
/** Banners, menu, floors and shops of the home page of the mall. */
export const homeData = 'GET /mall/goods/index/data' as Op<HomeDataInput, MallIndexData>

/** Input of invoice.add. */
export type InvoiceAddInput = { type: InvoiceType; /** 发票抬头 */ title: string; /** 税号 */ taxNo: string; /** 开户银行 */ bank?: string; /** 银行账号 */ bankAccount?: string; /** 注册地址 */ address?: string; /** 注册电话 */ tel?: string; /** 收票邮箱 */ email?: string; /** 收票人 */ receiver?: string; /** 收票人手机 */ receiverMobile?: string; /** 收票地址 */ receiverAddress?: string; /** 设为默认 */ isDefault?: boolean }
/** Adds an invoice title. Needs a login. */
export const invoiceAdd = 'POST:u /mall/invoice/add /mall/invoice/list /mall/invoice/detail' as Op<InvoiceAddInput, Invoice>

/** Input of invoice.apply. */
export type InvoiceApplyInput = { /** 订单 */ orderId: number; /** 发票抬头 */ invoiceId: number }
/** Asks the seller for the invoice of a paid order. Needs a login. */
export const invoiceApply = 'POST:u /mall/invoice/apply /mall/invoice/record /mall/goods/order' as Op<InvoiceApplyInput, InvoiceRecord>

/** Input of invoice.detail. */
export type InvoiceDetailInput = { /** 发票抬头 */ id: number }
/** One of my invoice titles. Needs a login. */
export const invoiceDetail = 'GET:u /mall/invoice/detail' as Op<InvoiceDetailInput, Invoice>

/** Input of invoice.issue. */
export type InvoiceIssueInput = { /** 开票记录 */ id: number; /** 处理结果 */ status?: "issued" | "refused"; /** 发票文件 */ fileUrl?: string; /** 拒绝原因 */ refuseReason?: string }
/** Hands in the file of an invoice, or refuses to issue it. For merchants. */
export const invoiceIssue = 'POST:u /mall/invoice/merchant/issue /mall/invoice/record /mall/goods/order' as Op<InvoiceIssueInput, null>

/** Input of invoice.list. */
export type InvoiceListInput = {  }
/** My invoice titles, the default one first. Needs a login. */
export const invoiceList = 'GET:u /mall/invoice/list' as Op<InvoiceListInput, Invoice[]>

/** Input of invoice.records. */
export type InvoiceRecordsInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; role?: TradeRole; status?: InvoiceStatus }
/** The invoices I asked for, or those my shop was asked for. Needs a login. */
export const invoiceRecords = 'GET:u /mall/invoice/record' as Op<InvoiceRecordsInput, Page<InvoiceRecord>>

/** Input of invoice.remove. */
export type InvoiceRemoveInput = { /** 发票抬头 */ id: number }
/** Deletes an invoice title; records keep their copy. Needs a login. */
export const invoiceRemove = 'POST:u /mall/invoice/delete /mall/invoice/list /mall/invoice/detail' as Op<InvoiceRemoveInput, null>

/** Input of invoice.setDefault. */
export type InvoiceSetDefaultInput = { /** 发票抬头 */ id: number }
/** Makes an invoice title the one that is chosen first. Needs a login. */
export const invoiceSetDefault = 'POST:u /mall/invoice/default /mall/invoice/list /mall/invoice/detail' as Op<InvoiceSetDefaultInput, null>

/** Input of invoice.update. */
export type InvoiceUpdateInput = { type: InvoiceType; /** 发票抬头 */ title: string; /** 税号 */ taxNo: string; /** 开户银行 */ bank?: string; /** 银行账号 */ bankAccount?: string; /** 注册地址 */ address?: string; /** 注册电话 */ tel?: string; /** 收票邮箱 */ email?: string; /** 收票人 */ receiver?: string; /** 收票人手机 */ receiverMobile?: string; /** 收票地址 */ receiverAddress?: string; /** 发票抬头 */ id: number }
/** Writes an invoice title anew; what is absent is cleared. Needs a login. */
export const invoiceUpdate = 'POST:u /mall/invoice/update /mall/invoice/list /mall/invoice/detail' as Op<InvoiceUpdateInput, null>

/** Input of merchant.detail. */
export type MerchantDetailInput = { /** 商家 */ id: number }
/** One shop with its contacts. Needs a login. */
export const merchantDetail = 'GET:u /merchant/detail' as Op<MerchantDetailInput, MerchantDetail>

/** Input of merchant.hint. */
export type MerchantHintInput = { /** 店铺名称 */ keywords: string }
/** Shops whose name holds what was typed. */
export const merchantHint = 'GET /merchant/hint' as Op<MerchantHintInput, { data: MerchantHint[] }>

/** Input of merchant.list. */
export type MerchantListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 店铺名称 */ keywords?: string; /** 品牌. Shops that have this brand among their main ones. */ brandId?: number; /** 地区. Province or city, by name. */ region?: string; /** 排序 */ sort?: "relevance" | "score" | "newest" }
/** Open shops, narrowed by words, brand and region. */
export const merchantList = 'GET /merchant/list' as Op<MerchantListInput, Page<MerchantVO>>

/** Input of merchant.publicDetail. */
export type MerchantPublicDetailInput = { /** 商家 */ id: number }
/** One shop as visitors see it, without contacts. */
export const merchantPublicDetail = 'GET /merchant/public/detail' as Op<MerchantPublicDetailInput, MerchantVO>

/** Input of merchantEntry.apply. */
export type MerchantEntryApplyInput = { /** 店铺名称 */ name: string; /** 店铺标志 */ logo: string; /** 店铺简介 */ intro?: string; /** 联系人 */ contactName: string; /** 联系人手机 */ contactMobile: string; /** 联系邮箱 */ email: string; /** 主营品牌 */ mainBrandIds?: number[]; /** 开户银行 */ bank: string; /** 银行账号 */ bankAccount: string; /** 品牌授权书 */ brandAuthUrls?: string[] }
/** Applies for a shop, in the name of my certified enterprise. For certified enterprises. */
export const merchantEntryApply = 'POST:u /merchant/apply /merchant/status /merchant/user' as Op<MerchantEntryApplyInput, MerchantEntry>

/** Input of merchantEntry.detail. */
export type MerchantEntryDetailInput = {  }
/** My shop with all that was handed in. For merchants. */
export const merchantEntryDetail = 'GET:u /merchant/user/detail' as Op<MerchantEntryDetailInput, MerchantEntry>

/** Input of merchantEntry.statistics. */
export type MerchantEntryStatisticsInput = {  }
/** Figures of my shop. For merchants. */
export const merchantEntryStatistics = 'GET:u /merchant/user/statistics' as Op<MerchantEntryStatisticsInput, MerchantStatistics>

/** Input of merchantEntry.status. */
export type MerchantEntryStatusInput = {  }
/** How far my application for a shop is; null if I never applied. Needs a login. */
export const merchantEntryStatus = 'GET:u /merchant/status' as Op<MerchantEntryStatusInput, MerchantEntryStatus | null>

/** Input of merchantEntry.update. */
export type MerchantEntryUpdateInput = { /** 店铺名称 */ name?: string; /** 店铺标志 */ logo?: string; /** 店铺简介 */ intro?: string; /** 联系人 */ contactName?: string; /** 联系人手机 */ contactMobile?: string; /** 联系邮箱 */ email?: string; /** 主营品牌 */ mainBrandIds?: number[]; /** 店铺横幅. Empty takes it down. */ banner?: string; /** 运费. One a currency; a currency that is left out costs nothing. */ freights?: ({ currency: Currency; /** 每单运费 */ fee: number; freeFrom: number | null })[] }
/** Changes the given fields of my shop. For merchants. */
export const merchantEntryUpdate = 'POST:u /merchant/user/update /merchant' as Op<MerchantEntryUpdateInput, MerchantEntry>

/** Input of merchantOrder.detail. */
export type MerchantOrderDetailInput = { /** 订单 */ id: number }
/** One of the orders made at my shop. For merchants. */
export const merchantOrderDetail = 'GET:u /mall/goods/order/merchant/detail' as Op<MerchantOrderDetailInput, OrderDetail>

/** Input of merchantOrder.list. */
export type MerchantOrderListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; type?: Currency; status?: OrderStatus; /** 搜索内容. In order number, model, name of goods and buyer. */ keywords?: string; /** 买家 */ buyerId?: number }
/** The orders made at my shop, newest first. For merchants. */
export const merchantOrderList = 'GET:u /mall/goods/order/merchant/list' as Op<MerchantOrderListInput, Page<OrderVO>>

/** Input of merchantOrder.refund. */
export type MerchantOrderRefundInput = { /** 订单 */ id: number; status: Verdict; /** 说明 */ reason?: string }
/** Agrees to pay an order back, or refuses. For merchants. */
export const merchantOrderRefund = 'POST:u /mall/goods/order/merchant/refund /mall/goods/order /mall/pay/order/detail /merchant/user/statistics' as Op<MerchantOrderRefundInput, null>

/** Input of merchantOrder.reprice. */
export type MerchantOrderRepriceInput = { /** 订单 */ id: number; /** 应付金额. In the currency of the order. */ payAmount: number }
/** Sets what an unpaid order costs. For merchants. */
export const merchantOrderReprice = 'POST:u /mall/goods/order/merchant/price /mall/goods/order /mall/pay/order/detail /merchant/user/statistics' as Op<MerchantOrderRepriceInput, null>

/** Input of merchantOrder.ship. */
export type MerchantOrderShipInput = { /** 订单 */ id: number; /** 物流公司 */ company: string; /** 运单号 */ no: string; /** 商品. What is in the parcel; all that is left if absent. */ goods?: { /** 商品 */ mallGoodsId: number; /** 数量 */ quantity: number }[] }
/** Sends a parcel of a paid order; the last one makes it shipped. For merchants. */
export const merchantOrderShip = 'POST:u /mall/goods/order/merchant/ship /mall/goods/order /mall/pay/order/detail /merchant/user/statistics' as Op<MerchantOrderShipInput, null>

/** Input of merchantOrder.shipMany. */
export type MerchantOrderShipManyInput = { /** 包裹 */ parcels: { /** 订单号 */ orderNo: string; /** 物流公司 */ company: string; /** 运单号 */ no: string }[] }
/** Sends parcels of several orders of a sheet. For merchants. */
export const merchantOrderShipMany = 'POST:uj /mall/goods/order/merchant/ship/list /mall/goods/order /mall/pay/order/detail /merchant/user/statistics' as Op<MerchantOrderShipManyInput, ParcelSent[]>

/** Input of myGoods.add. */
export type MyGoodsAddInput = { /** 商品名称 */ name: string; /** 型号 */ model: string; /** 品牌 */ brandId: number; /** 分类 */ categoryId: number; /** 主图 */ imgUrl?: string; /** 商品图片 */ images?: string[]; /** 封装 */ package?: string; /** 库存批次. Their pieces are the stock. */ lots: { /** 仓库 */ warehouse: string; /** 批号. Date code: 24+. */ batchNo?: string; /** 库存 */ stock: number; /** 交期 */ delivery: string }[]; /** 起订量 */ moq: number; /** 最小包装量. Quantities are multiples of this. */ mpq: number; /** 阶梯价. Each tier holds from its least quantity up to the next one. */ ladderPrices: { /** 起始数量 */ min: number; /** 单价 */ price: number }[]; /** 商品详情 */ description?: string; /** 数据手册 */ specId?: number; /** 接受议价 */ isBargaining?: boolean; currency: Currency }
/** Offers goods in my shop; they wait for review. For merchants. */
export const myGoodsAdd = 'POST:u /mall/goods/merchant/add /mall/goods /merchant' as Op<MyGoodsAddInput, { id: number }>

/** Input of myGoods.importFile. */
export type MyGoodsImportFileInput = { /** 文件. An xlsx, xls or csv of up to 20 MB and 50,000 rows. */ fileUrl: string; /** 文件名 */ fileName: string; /** 编码. Of a csv; missing: found out. */ encoding?: "utf-8" | "gb18030" | "big5" | "utf-16le"; /** 工作表. Its name; missing: the first with a header. */ sheet?: string; /** 列映射. Missing: the remembered one of this header row, else that of the template. */ map?: ColumnChoice[]; /** 导入任务. A former task whose columns and brands are taken over. */ fromTaskId?: number }
/** Starts a task that reads goods from a spreadsheet. For merchants. */
export const myGoodsImportFile = 'POST:u /mall/goods/merchant/import /demand/excel-task' as Op<MyGoodsImportFileInput, ExcelTask>

/** Input of myGoods.list. */
export type MyGoodsListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: GoodsStatus; /** 搜索内容 */ keywords?: string }
/** The goods of my shop, in every status. For merchants. */
export const myGoodsList = 'GET:u /mall/goods/merchant/list' as Op<MyGoodsListInput, Page<MyGoods>>

/** Input of myGoods.remove. */
export type MyGoodsRemoveInput = { /** 商品 */ ids: number[] }
/** Deletes goods of my shop; orders keep their copy. For merchants. */
export const myGoodsRemove = 'POST:u /mall/goods/merchant/delete /mall/goods /merchant' as Op<MyGoodsRemoveInput, null>

/** Input of myGoods.setStock. */
export type MyGoodsSetStockInput = { /** 商品 */ id: number; /** 库存批次. Absent where there is one lot. */ lotId?: number; /** 库存. The new stock of the lot, not a difference. */ stock: number }
/** Sets how many pieces of my goods are left. For merchants. */
export const myGoodsSetStock = 'POST:u /mall/goods/merchant/stock /mall/goods /merchant' as Op<MyGoodsSetStockInput, null>

/** Input of myGoods.shelve. */
export type MyGoodsShelveInput = { /** 商品 */ ids: number[]; /** 上架. 1 on the shelf, 0 off it. */ status: 0 | 1 }
/** Puts goods of my shop on the shelf, or takes them off. For merchants. */
export const myGoodsShelve = 'POST:u /mall/goods/merchant/status /mall/goods /merchant' as Op<MyGoodsShelveInput, null>

/** Input of myGoods.template. */
export type MyGoodsTemplateInput = {  }
/** An empty spreadsheet with the columns of goods. */
export const myGoodsTemplate = 'GET:b /mall/goods/merchant/template' as Op<MyGoodsTemplateInput, Blob>

/** Input of myGoods.update. */
export type MyGoodsUpdateInput = { /** 商品名称 */ name?: string; /** 型号 */ model?: string; /** 品牌 */ brandId?: number; /** 分类 */ categoryId?: number; /** 主图 */ imgUrl?: string; /** 商品图片 */ images?: string[]; /** 封装 */ package?: string; /** 库存批次. Their pieces are the stock. */ lots?: { /** 仓库 */ warehouse: string; /** 批号. Date code: 24+. */ batchNo?: string; /** 库存 */ stock: number; /** 交期 */ delivery: string }[]; /** 起订量 */ moq?: number; /** 最小包装量. Quantities are multiples of this. */ mpq?: number; /** 阶梯价. Each tier holds from its least quantity up to the next one. */ ladderPrices?: { /** 起始数量 */ min: number; /** 单价 */ price: number }[]; /** 商品详情 */ description?: string; /** 数据手册 */ specId?: number; /** 接受议价 */ isBargaining?: boolean; /** 商品 */ id: number }
/** Changes the given fields of goods of my shop. For merchants. */
export const myGoodsUpdate = 'POST:u /mall/goods/merchant/update /mall/goods /merchant' as Op<MyGoodsUpdateInput, null>

/** Input of order.close. */
export type OrderCloseInput = { /** 订单 */ id: number; /** 取消原因 */ closeReason?: string }
/** Closes an unpaid order and gives the stock back. Needs a login. */
export const orderClose = 'POST:u /mall/goods/order/user/close /mall/goods /mall/pay/order/detail' as Op<OrderCloseInput, null>

/** Input of order.comment. */
export type OrderCommentInput = { /** 订单 */ id: number; /** 评分 */ score: number; /** 评价 */ content?: string; /** 评价图片 */ images?: string[] }
/** Rates a finished order, once. Needs a login. */
export const orderComment = 'POST:u /mall/goods/order/user/comment /mall/goods/order /merchant' as Op<OrderCommentInput, null>

/** Input of order.count. */
export type OrderCountInput = { type?: Currency }
/** How many of my orders are in each status. Needs a login. */
export const orderCount = 'GET:u /mall/goods/order/user/count' as Op<OrderCountInput, OrderCount[]>

/** Input of order.detail. */
export type OrderDetailInput = { /** 订单 */ id: number }
/** One of the orders I made. Needs a login. */
export const orderDetail = 'GET:u /mall/goods/order/user/detail' as Op<OrderDetailInput, OrderDetail>

/** Input of order.finish. */
export type OrderFinishInput = { /** 订单 */ id: number }
/** Says that the goods of an order have arrived. Needs a login. */
export const orderFinish = 'POST:u /mall/goods/order/user/finish /mall/goods/order /mall/pay/order/detail' as Op<OrderFinishInput, null>

/** Input of order.list. */
export type OrderListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; type?: Currency; status?: OrderStatus; /** 搜索内容. In order number, model, name of goods and shop. */ keywords?: string; /** 开始日期. First day of making, in China. */ beginDay?: string; /** 结束日期. Last day of making, in China. */ endDay?: string; /** 卖家. At the shop that this person keeps. */ sellerId?: number; /** 企业. At the shop of this company. */ enterpriseId?: number }
/** The orders I made, newest first. Needs a login. */
export const orderList = 'GET:u /mall/goods/order/user/list' as Op<OrderListInput, Page<OrderVO>>

/** Input of order.logistics. */
export type OrderLogisticsInput = { /** 订单 */ id: number; /** 运单号. The first parcel if absent. */ no?: string }
/** Where a parcel of one of my orders is. Needs a login. */
export const orderLogistics = 'GET:u /mall/goods/order/user/logistics' as Op<OrderLogisticsInput, Logistics>

/** Input of order.refund. */
export type OrderRefundInput = { /** 订单 */ id: number; /** 退款原因 */ reason: string; /** 退款金额. In the currency of the order; all of it if absent. */ amount?: number; /** 退款凭证 */ images?: string[] }
/** Asks the seller for the money of an order back. Needs a login. */
export const orderRefund = 'POST:u /mall/goods/order/user/refund /mall/goods/order /mall/pay/order/detail' as Op<OrderRefundInput, null>

/** Input of order.remove. */
export type OrderRemoveInput = { /** 订单 */ ids: number[] }
/** Hides orders that are closed or finished. Needs a login. */
export const orderRemove = 'POST:u /mall/goods/order/user/delete /mall/goods/order /mall/pay/order/detail' as Op<OrderRemoveInput, null>

/** Input of order.setWarehousingNo. */
export type OrderSetWarehousingNoInput = { /** 订单 */ id: number; /** 入仓号 */ warehousingNo: string }
/** Names the warehouse entry of an order that goes to Hong Kong. Needs a login. */
export const orderSetWarehousingNo = 'POST:u /mall/goods/order/user/warehousingNo /mall/goods/order /mall/pay/order/detail' as Op<OrderSetWarehousingNoInput, null>

/** Input of payOrder.detail. */
export type PayOrderDetailInput = { /** 支付单 */ payOrderId: number }
/** What is to be paid, how, and until when. Needs a login. */
export const payOrderDetail = 'GET:u /mall/pay/order/detail' as Op<PayOrderDetailInput, PayOrder>

/** Input of payment.ali. */
export type PaymentAliInput = { /** 在线支付 */ mallPayOnlineId: number }
/** The way into the page of Alipay for an online payment. Needs a login. */
export const paymentAli = 'GET:ux /ali/pay/mallPayOnlineId' as Op<PaymentAliInput, AliPay>

/** Input of payment.cancel. */
export type PaymentCancelInput = { /** 在线支付 */ mallPayOnlineId: number }
/** Gives up an online payment, to choose another way. Needs a login. */
export const paymentCancel = 'POST:u /mall/pay/online/cancel /mall/pay/online/detail /mall/pay/order/detail /mall/goods/order' as Op<PaymentCancelInput, null>

/** Input of payment.create. */
export type PaymentCreateInput = { /** 支付单 */ payOrderId: number; /** 支付方式 */ payType: "ALI" | "WX" }
/** Starts an online payment, or gives the one that is running. Needs a login. */
export const paymentCreate = 'POST:u /mall/pay/online/create /mall/pay/order/detail' as Op<PaymentCreateInput, PayOnline>

/** Input of payment.detail. */
export type PaymentDetailInput = { /** 在线支付 */ mallPayOnlineId: number }
/** How an online payment stands; asked while one waits. Needs a login. */
export const paymentDetail = 'GET:u /mall/pay/online/detail' as Op<PaymentDetailInput, PayOnline>

/** Input of payment.notify. */
export type PaymentNotifyInput = { /** 支付渠道 */ provider: "ALI" | "WX"; /** 交易号. The provider's number. */ tradeNo: string; /** 在线支付 */ mallPayOnlineId: number; /** 交易状态. The provider's word. */ status: string; /** 支付单号. Ours, as the provider has it. */ no: string; /** 金额. What was paid, in millionths. */ micro: string; /** 签名 */ sign: string }
/** Tells us the outcome of an online payment. */
export const paymentNotify = 'POST /mall/pay/online/notify /mall/pay/online/detail /mall/pay/order/detail /mall/goods/order' as Op<PaymentNotifyInput, "success">

/** Input of payment.types. */
export type PaymentTypesInput = { currency: Currency }
/** The ways to pay in a currency. */
export const paymentTypes = 'GET /mall/pay/online/types' as Op<PaymentTypesInput, PayTypeOption[]>

/** Input of prepare.fromBargaining. */
export type PrepareFromBargainingInput = { /** 议价 */ bargainingId: number; /** 收货地址. Decides the freight; the default address if absent. */ addressId?: number }
/** Computes what goods cost at the price that was agreed. Needs a login. */
export const prepareFromBargaining = 'POST:uq /mall/pay/order/prepare/bargaining' as Op<PrepareFromBargainingInput, OrderPrepare>

/** Input of prepare.fromCart. */
export type PrepareFromCartInput = { /** 购物车商品 */ cartIds: number[]; /** 收货地址. Decides the freight; the default address if absent. */ addressId?: number }
/** Computes what lines of my cart cost as orders. Needs a login. */
export const prepareFromCart = 'POST:uq /mall/pay/order/prepare/cart' as Op<PrepareFromCartInput, OrderPrepare>

/** Input of prepare.fromGoods. */
export type PrepareFromGoodsInput = { /** 商品 */ mallGoodsId: number; /** 数量 */ quantity: number; /** 收货地址. Decides the freight; the default address if absent. */ addressId?: number }
/** Computes what goods cost when bought at once. Needs a login. */
export const prepareFromGoods = 'POST:uq /mall/pay/order/prepare/goods' as Op<PrepareFromGoodsInput, OrderPrepare>

/** Input of receipt.add. */
export type ReceiptAddInput = { /** 转账凭证 */ imgUrl: string; /** 付款人 */ payer: string; /** 付款银行 */ bank?: string; /** 转账金额. In the currency of the order. */ amount: number; /** 付款时间 */ payTime: string; /** 备注 */ remark?: string; /** 支付单 */ payOrderId: number }
/** Hands in the voucher of a bank transfer, for review. Needs a login. */
export const receiptAdd = 'POST:u /mall/pay/receipt/add /mall/pay/receipt /mall/pay/order/detail /mall/goods/order' as Op<ReceiptAddInput, ReceiptVO>

/** Input of receipt.audit. */
export type ReceiptAuditInput = { /** 转账凭证 */ id: number; status: Verdict; /** 拒绝原因 */ refuseReason?: string }
/** Accepts or refuses a voucher for orders of my shop. For merchants. */
export const receiptAudit = 'POST:u /mall/pay/receipt/merchant/audit /mall/pay/receipt /mall/pay/order/detail /mall/goods/order' as Op<ReceiptAuditInput, null>

/** Input of receipt.detail. */
export type ReceiptDetailInput = { /** 转账凭证 */ id: number }
/** One voucher, for its buyer and its seller. Needs a login. */
export const receiptDetail = 'GET:u /mall/pay/receipt/detail' as Op<ReceiptDetailInput, ReceiptVO>

/** Input of receipt.list. */
export type ReceiptListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; role?: TradeRole; /** 支付单 */ payOrderId?: number; status?: ReceiptStatus }
/** The vouchers I handed in, or those of the orders of my shop. Needs a login. */
export const receiptList = 'GET:u /mall/pay/receipt/list' as Op<ReceiptListInput, Page<ReceiptVO>>

/** Input of receipt.remove. */
export type ReceiptRemoveInput = { /** 转账凭证 */ id: number }
/** Takes back a voucher that is not accepted. Needs a login. */
export const receiptRemove = 'POST:u /mall/pay/receipt/delete /mall/pay/receipt /mall/pay/order/detail /mall/goods/order' as Op<ReceiptRemoveInput, null>

/** Input of receipt.update. */
export type ReceiptUpdateInput = { /** 转账凭证 */ imgUrl?: string; /** 付款人 */ payer?: string; /** 付款银行 */ bank?: string; /** 转账金额. In the currency of the order. */ amount?: number; /** 付款时间 */ payTime?: string; /** 备注 */ remark?: string; /** 转账凭证 */ id: number }
/** Changes a voucher that is not accepted; it is reviewed anew. Needs a login. */
export const receiptUpdate = 'POST:u /mall/pay/receipt/update /mall/pay/receipt /mall/pay/order/detail /mall/goods/order' as Op<ReceiptUpdateInput, null>

/** Input of reconciliation.begin. */
export type ReconciliationBeginInput = {  }
/** Compares books, orders and providers now. For admins. */
export const reconciliationBegin = 'POST:u /admin/reconciliation/begin /admin/reconciliation' as Op<ReconciliationBeginInput, { id: number }>

/** Input of reconciliation.detail. */
export type ReconciliationDetailInput = { /** 对账 */ id: number }
/** One comparison with its differences. For admins. */
export const reconciliationDetail = 'GET:u /admin/reconciliation/detail' as Op<ReconciliationDetailInput, ReconciliationDetail>

/** Input of reconciliation.exportFile. */
export type ReconciliationExportFileInput = { /** 对账 */ id: number }
/** One comparison as CSV, with every difference. For admins. */
export const reconciliationExportFile = 'POST:ub /admin/reconciliation/export' as Op<ReconciliationExportFileInput, Blob>

/** Input of reconciliation.list. */
export type ReconciliationListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** How often books were compared, newest first. For admins. */
export const reconciliationList = 'GET:u /admin/reconciliation/list' as Op<ReconciliationListInput, Page<Reconciliation>>

/** Input of shop.categories. */
export type ShopCategoriesInput = { /** 商家 */ merchantId: number }
/** The categories of the goods of one shop. */
export const shopCategories = 'GET /merchant/category' as Op<ShopCategoriesInput, CategoryNode[]>

/** Input of shop.search. */
export type ShopSearchInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 商家 */ merchantId: number; /** 搜索内容 */ keywords?: string; /** 分类. With the categories below it. */ categoryId?: number; sort?: GoodsSort }
/** The goods on the shelf of one shop. */
export const shopSearch = 'GET /merchant/goods' as Op<ShopSearchInput, Page<MallGoods>>
