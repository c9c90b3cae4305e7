import { creditCodeCheck } from '@xinpu/sdk/format'
import sharp from 'sharp'
import type { Context, House, User } from '../core/context.ts'
import type { Live } from '../core/handlers.ts'
import { storeUpload } from '../storage/upload-store.ts'
import { addressHandlers } from './address.ts'
import { bargainHandlers } from './bargain.ts'
import { checkoutHandlers } from './checkout.ts'
import { invoiceHandlers } from './invoice-record.ts'
import { titleHandlers } from './invoice-title.ts'
import { merchantOrderHandlers } from './merchant-order.ts'
import { orderHandlers } from './order.ts'
import { payOrders } from './pay-settle.ts'
import { prepareHandlers } from './prepare.ts'
import { receiptHandlers } from './receipt.ts'

const day = 24 * 60 * 60_000

/** Somebody who asks at a moment; handlers of the mall ask no more of a request than that. */
type Asking = Context & { user: User }
export const asking = (house: House, id: number, at: number) =>
  ({ ...house, now: () => new Date(at), user: { id, sessionId: 0, roles: new Set() } }) as unknown as Asking

/** An answer of the mall, which is no stream. */
export function whole<Answer extends object>(answer: Answer | Live<Answer>): Answer {
  if (typeof answer === 'function') throw new Error('The mall does not answer with streams.')
  return answer
}

/** How far an order goes, and how many days ago it was made. */
export interface Plan {
  until: 'closed' | 'commented' | 'finished' | 'paid' | 'partShipped' | 'refunding' | 'reviewing' | 'shipped' | 'unpaid'
  ago: number
}

export interface Trade {
  house: House
  buyerId: number
  sellerId: number
  addressId: number
  titleId: number
  /** A picture that stands for a voucher. */
  voucher: string
}

const nanshan = {
  name: '林示例',
  mobile: '13800000001',
  provinceId: 440_000,
  cityId: 440_300,
  districtId: 440_305,
  address: '科技园路 9 号 B 座 1203',
}
const company = {
  title: '深圳市芯谱示例电子有限公司',
  taxNo: `91440300MA5FAKE0${creditCodeCheck('91440300MA5FAKE0X')}`,
}

interface Trading extends Trade {
  /** Where goods in dollars are handed over; they get no invoice. */
  warehousingNo?: string
  /** How many are wanted, before the goods' own rules. */
  pieces: number
}

const kowloon = { ...nanshan, provinceId: 810_000, cityId: 810_200, districtId: 810_202, address: '示例道 18 号 6 楼' }

/** An address in Hong Kong, as orders in dollars need one. */
export async function addressInHongKong(house: House, buyerId: number): Promise<number> {
  const me = asking(house, buyerId, house.now().getTime() - 30 * day)
  return whole(await addressHandlers.add({ ...kowloon, type: 'HK', isDefault: true }, me)).id
}

/** What a buyer has before the first order. */
export async function outfit(house: House, buyerId: number): Promise<Pick<Trade, 'addressId' | 'titleId' | 'voucher'>> {
  const me = asking(house, buyerId, house.now().getTime() - 30 * day)
  const address = whole(await addressHandlers.add({ ...nanshan, type: 'CN', isDefault: true }, me))
  const title = whole(await titleHandlers.add({ ...company, type: 'ordinary', isDefault: true }, me))
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#e8ece9' } })
    .png()
    .toBuffer()
  const file = new File([Uint8Array.from(picture)], '转账凭证.png', { type: 'image/png' })
  const { url } = await storeUpload(me, file, 'receipt')
  return { addressId: address.id, titleId: title.id, voucher: url }
}

interface Goods {
  id: number
  moq: number
  mpq: number
  /** What a piece costs in the cheapest tier, in millionths. */
  micro: string
}

/** An order as far as its plan goes. */
export async function tradeOne(trade: Trading, goods: Goods, { until, ago }: Plan): Promise<void> {
  const { house, buyerId, sellerId } = trade
  const began = house.now().getTime() - ago * day - (ago === 0 ? 20 * 60_000 : 0)
  const buyer = (days: number) => asking(house, buyerId, Math.min(began + days * day, house.now().getTime()))
  const seller = (days: number) => asking(house, sellerId, Math.min(began + days * day, house.now().getTime()))
  const { orderIds, payOrderId } = await orderOne(trade, goods, buyer(0))
  const [id = 0] = orderIds
  if (until === 'unpaid') return
  if (until === 'closed') return void (await orderHandlers.close({ id, closeReason: '型号选错了' }, buyer(0)))
  if (until === 'reviewing') return handIn(trade, payOrderId, buyer(0))
  const at = buyer(0.02).now()
  await house.db
    .transaction()
    .execute((tx) => payOrders(tx, { payOrderId, payType: 'BANK', cause: `sample ${id}`, at }))
  if (until === 'paid') return
  if (until === 'refunding') return void (await orderHandlers.refund({ id, reason: '来料与标称不符' }, buyer(1)))
  const { warehousingNo } = trade
  if (warehousingNo) await orderHandlers.setWarehousingNo({ id, warehousingNo }, buyer(0.3))
  await sendOne(id, until === 'partShipped', seller(0.5))
  if (until === 'shipped' || until === 'partShipped') return
  await orderHandlers.finish({ id }, buyer(3))
  if (!warehousingNo) await invoiceHandlers.apply({ orderId: id, invoiceId: trade.titleId }, buyer(3.1))
  if (until === 'commented')
    await orderHandlers.comment({ id, score: 5, content: '批号与页面一致，真空包装，发货快' }, buyer(4))
}

async function orderOne({ addressId, pieces }: Trading, { id: mallGoodsId, moq, mpq }: Goods, buyer: Asking) {
  const quantity = Math.ceil(Math.max(moq, pieces) / mpq) * mpq
  const { orderToken } = whole(await prepareHandlers.fromGoods({ mallGoodsId, quantity, addressId }, buyer))
  const asked = { orderToken, addressId, mallGoodsId, quantity, remark: '料盘请贴料号' }
  return whole(await checkoutHandlers.fromGoods(asked, buyer))
}

async function handIn({ voucher }: Trade, payOrderId: number, buyer: Asking): Promise<void> {
  const payer = '深圳市芯谱示例电子有限公司'
  const { payAmount } = await buyer.db
    .selectFrom('mall_order')
    .select(({ fn }) => fn.sum<string>('pay_micro').as('payAmount'))
    .where('pay_order_id', '=', payOrderId)
    .executeTakeFirstOrThrow()
  const told = {
    payOrderId,
    imgUrl: voucher,
    payer,
    amount: Number(payAmount) / 1e6,
    payTime: buyer.now().toISOString(),
  }
  await receiptHandlers.add(told, buyer)
}

/** Sends an order, or the half of it. */
async function sendOne(id: number, isHalf: boolean, seller: Asking): Promise<void> {
  const lines = await seller.db
    .selectFrom('order_goods')
    .select(['goods_id', 'quantity'])
    .where('order_id', '=', id)
    .execute()
  const goods = lines.map(({ goods_id, quantity }) => ({ mallGoodsId: goods_id, quantity: Math.ceil(quantity / 2) }))
  await merchantOrderHandlers.ship(
    { id, company: '顺丰速运', no: `SF14002230${String(id).padStart(5, '0')}`, ...(isHalf && { goods }) },
    seller,
  )
}

/** An offer below the first tier: one waits, one was answered, one was refused. */
export async function bargainOne({ house, buyerId, sellerId }: Trade, goods: Goods, at: number): Promise<void> {
  const began = house.now().getTime() - (at + 1) * 3_600_000
  const buyer = asking(house, buyerId, began)
  const quantity = Math.ceil(Math.max(goods.moq, 100) / goods.mpq) * goods.mpq
  const price = Math.max(1, Math.floor(Number(goods.micro) * 0.9)) / 1e6
  const offer = { mallGoodsId: goods.id, quantity, price, remark: '长期用，请给个好价' }
  const { id } = whole(await bargainHandlers.add(offer, buyer))
  const seller = asking(house, sellerId, began + 1_800_000)
  if (at === 1) await bargainHandlers.reply({ id, status: 'accepted', remark: '这个价可以，含税' }, seller)
  if (at === 2) await bargainHandlers.reply({ id, status: 'refused', remark: '原厂刚涨价，做不了' }, seller)
}
