import type * as contract from '@xinpu/contract/mall'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { addressHandlers } from './address.ts'
import { arrivalHandlers } from './arrival.ts'
import { expireDue } from './bargain-move.ts'
import type { BargainTables } from './bargain-tables.ts'
import { bargainHandlers } from './bargain.ts'
import { cartHandlers } from './cart.ts'
import { checkoutHandlers } from './checkout.ts'
import { deskInvoiceHandlers } from './desk-invoice.ts'
import { deskRefundHandlers } from './desk-refund.ts'
import type { DeskTables } from './desk-tables.ts'
import { entryHandlers } from './entry.ts'
import { favourHandlers } from './favour.ts'
import { goodsCard, orderCard } from './im-cards.ts'
import { goodsMatter } from './goods-matter.ts'
import { goodsReportMatter } from './goods-report.ts'
import { goodsOffers } from './goods-offers.ts'
import { goodsSheet } from './goods-sheet.ts'
import { goodsHandlers, suggestedGoods } from './goods.ts'
import { homeHandlers } from './home.ts'
import { invoiceHandlers } from './invoice-record.ts'
import { titleHandlers } from './invoice-title.ts'
import { seedMall } from './mall-seed.ts'
import { merchantMatter } from './merchant-matter.ts'
import { followHandlers, merchantHandlers } from './merchant.ts'
import { sendBack, wakeBacks } from './money-back.ts'
import { myGoodsHandlers } from './my-goods.ts'
import { closeDue, finishDue } from './order-move.ts'
import { seedOrders } from './order-seed.ts'
import { closeUnpaid } from './order-expiry.ts'
import { orderHandlers } from './order.ts'
import type { OrderTables } from './order-tables.ts'
import { dropTokens } from './order-token.ts'
import { payNotices } from './pay-notice.ts'
import { payOrderHandlers } from './pay-order.ts'
import { payProvidersOf } from './pay-provider.ts'
import { sandboxCashier } from './pay-sandbox.ts'
import { paymentHandlers } from './payment.ts'
import { prepareHandlers } from './prepare.ts'
import { seesInvoice, seesReceipt } from './paper-access.ts'
import type { ReceiptTables } from './receipt-tables.ts'
import { receiptHandlers } from './receipt.ts'
import { giveUpReconciliation, runReconciliation, wakeReconciliation } from './reconciliation-run.ts'
import { reconciliationHandlers } from './reconciliation.ts'
import { merchantOrderHandlers } from './merchant-order.ts'
import { dropVisits } from './shop-visit.ts'
import { shopHandlers } from './shop.ts'
import { trackingHandlers } from './tracking-answer.ts'
import { trackingOf } from './tracking.ts'
import { usual } from '../storage/upload-kind.ts'
import type { MallTables } from './tables.ts'

declare module '../core/tables.ts' {
  interface Tables extends BargainTables, DeskTables, MallTables, OrderTables, ReceiptTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** The mall: goods, orders and payments. */
export const mall = {
  unbuilt,
  refers: {
    'mall_goods.brand_id': { to: 'brand', label: '商品' },
    'mall_goods.part_id': { to: 'part', label: '商品' },
    'merchant.brand_ids': { to: 'brand', label: '店铺', isList: true },
  },
  handlers: {
    address: addressHandlers,
    arrival: arrivalHandlers,
    bargain: bargainHandlers,
    cart: cartHandlers,
    checkout: checkoutHandlers,
    deskInvoice: deskInvoiceHandlers,
    deskRefund: deskRefundHandlers,
    favour: favourHandlers,
    follow: followHandlers,
    goods: goodsHandlers,
    home: homeHandlers,
    invoice: { ...titleHandlers, ...invoiceHandlers },
    merchant: merchantHandlers,
    merchantEntry: entryHandlers,
    merchantOrder: merchantOrderHandlers,
    myGoods: myGoodsHandlers,
    order: { ...orderHandlers, ...trackingHandlers },
    payOrder: payOrderHandlers,
    payment: paymentHandlers,
    prepare: prepareHandlers,
    receipt: receiptHandlers,
    reconciliation: reconciliationHandlers,
    shop: shopHandlers,
  },
  services: (given) => ({
    payProviders: payProvidersOf(given),
    tracking: trackingOf(given),
  }),
  suggestions: { mall: suggestedGoods },
  notices: [payNotices],
  sandbox: [sandboxCashier],
  daily: {
    unpaidOrders: ({ db, now }) => closeDue(db, now(), { all: true }),
    takenOrders: ({ db, now }) => db.transaction().execute((tx) => finishDue(tx, now())),
    bargains: ({ db, now }) => expireDue(db, now(), { all: true }),
    moneyBack: ({ db, now }) => wakeBacks(db, now()),
    reconciliation: ({ db, now }) => wakeReconciliation(db, now()),
    shopVisits: ({ db, now }) => dropVisits(db, now()),
    orderTokens: ({ db, now }) => dropTokens(db, now()),
  },
  jobs: {
    unpaidOrder: { run: closeUnpaid, lease: 60_000, tries: 4 },
    moneyBack: { run: sendBack, lease: 60_000, tries: 8 },
    reconciliation: { run: runReconciliation, lease: 60_000, tries: 1, drop: giveUpReconciliation },
  },
  offers: [goodsOffers],
  seeds: [seedMall, seedOrders],
  matters: { merchant: merchantMatter, goods: goodsMatter, goodsReport: goodsReportMatter, receipt: 'unbuilt' },
  cards: { goods: goodsCard, order: orderCard },
  readers: [seesInvoice, seesReceipt],
  uploads: { receipt: { ...usual.paper, seenBy: 'owner' } },
  sheets: { goods: goodsSheet },
  doors: {
    'shop-seed.ts': 'sellers are the invented companies that keep shops',
    'shop-of-company.ts': 'a company shows its shop',
    'shop-keeper.ts': 'whoever leaves a company leaves its shop',
    'goods-shelf.ts': 'what a blocked company has on its shelf is hidden',
    'goods-of-models.ts': 'goods answer who wants a model',
    'bill.ts': 'what is no goods is paid for at the same till',
    'pay-begin.ts': 'whoever orders it begins to pay it there',
  },
} satisfies Domain<typeof contract, Unbuilt>
