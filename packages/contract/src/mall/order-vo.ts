import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { choice } from '../field.ts'
import { Id, Time, Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { DeliveryAddress } from './address.ts'
import { Amount, Price } from './amount.ts'
import { Invoice, InvoiceRecord, InvoiceStatus } from './invoice.ts'
import { PayType } from './pay-type.ts'
import { ReceiptVO } from './receipt.ts'

/** 订单状态. From unpaid, by paid and shipped, to finished; closed only while unpaid. */
export const OrderStatus = choice('订单状态', {
  unpaid: '待付款',
  reviewing: '凭证审核中',
  paid: '待发货',
  shipped: '待收货',
  finished: '已完成',
  refunding: '退款中',
  closed: '已关闭',
}).meta({ id: 'OrderStatus' })
export type OrderStatus = z.infer<typeof OrderStatus>

/** 订单商品. Goods as they were when ordered. */
export const OrderGoods = z
  .object({
    mallGoodsId: Id,
    name: z.string(),
    model: z.string(),
    brandCn: z.string(),
    imgUrl: Url,
    quantity: z.int(),
    price: Price,
    amount: Amount,
    shipped: z.int().optional().describe('Pieces that went already; absent before the order is paid.'),
  })
  .meta({ id: 'OrderGoods' })
export type OrderGoods = z.infer<typeof OrderGoods>

/** 订单. What one buyer bought of one shop in one currency. */
export const OrderVO = z
  .object({
    id: Id,
    orderNo: z.string(),
    payOrderId: Id,
    type: Currency,
    merchantId: Id,
    merchantName: z.string(),
    buyer: UserBrief,
    goods: z.array(OrderGoods),
    goodsAmount: Amount,
    freight: Amount,
    taxAmount: Amount,
    discount: Amount,
    payAmount: Amount,
    status: OrderStatus,
    payType: PayType.optional(),
    warehousingNo: z.string().optional().describe('入仓号 of an order in dollars, due before it is shipped.'),
    invoiceStatus: InvoiceStatus.optional().describe('Absent until an invoice is asked for.'),
    isCommented: z.boolean(),
    createTime: Time,
    payTime: Time.optional(),
    shipTime: Time.optional(),
    finishTime: Time.optional(),
    closeTime: Time.optional(),
    expireTime: Time.optional().describe('When an unpaid order closes by itself.'),
  })
  .meta({ id: 'OrderVO' })
export type OrderVO = z.infer<typeof OrderVO>

/** 退款. What a buyer wants back, and what the seller said. */
export const RefundVO = z
  .object({
    reason: z.string(),
    amount: Amount,
    images: z.array(Url),
    status: choice('退款状态', { waiting: '待处理', accepted: '已同意', refused: '已拒绝' }),
    replyReason: z.string().optional(),
    createTime: Time,
    replyTime: Time.optional(),
  })
  .meta({ id: 'RefundVO' })
export type RefundVO = z.infer<typeof RefundVO>

/** 包裹. One of the parcels in which an order goes. */
export const Parcel = z
  .object({
    company: z.string(),
    no: z.string(),
    time: Time.describe('When it was handed over.'),
    goods: z.array(z.object({ mallGoodsId: Id, quantity: z.int() })).describe('What is in it.'),
  })
  .meta({ id: 'Parcel' })
export type Parcel = z.infer<typeof Parcel>

/** 订单详情. An order with everything its page shows. */
export const OrderDetail = z
  .object({
    ...OrderVO.shape,
    address: DeliveryAddress,
    invoice: Invoice.optional(),
    invoiceRecord: InvoiceRecord.optional(),
    remark: z.string().optional().describe("The buyer's words."),
    closeReason: z.string().optional(),
    parcels: z.array(Parcel).describe('In the order they went.'),
    receipts: z.array(ReceiptVO),
    refund: RefundVO.optional(),
    logs: z.array(z.object({ time: Time, text: z.string() })).describe('What happened, newest first.'),
    autoFinishTime: Time.optional().describe('When a shipped order finishes by itself.'),
  })
  .meta({ id: 'OrderDetail' })
export type OrderDetail = z.infer<typeof OrderDetail>
