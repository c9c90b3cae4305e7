import type { OrderVO, PayOnline, PayOrder, PayTypeOption, ReceiptVO } from '@xinpu/sdk/types'

/** The ways to pay in yuan, all open. */
export const payTypes: PayTypeOption[] = [
  { payType: 'ALI', name: '支付宝', enabled: true },
  { payType: 'WX', name: '微信支付', enabled: true },
  { payType: 'BANK', name: '银行转账', enabled: true },
]

/** The ways to pay in dollars. */
export const dollarPayTypes: PayTypeOption[] = [
  { payType: 'ALI', name: '支付宝', enabled: false, reason: '美元订单只能银行转账' },
  { payType: 'WX', name: '微信支付', enabled: false, reason: '美元订单只能银行转账' },
  { payType: 'BANK', name: '银行转账', enabled: true },
]

/** An online payment that waits to be scanned. */
export const pay: PayOnline = {
  mallPayOnlineId: 7001,
  payOrderId: 4001,
  payType: 'ALI',
  amount: 23_405.04,
  currency: 'CNY',
  status: 'waiting',
  payUrl: '/sandbox/pay/7001',
  qrCode: 'https://pay.example/q/7001',
  expireTime: '2026-11-22T10:13:00+08:00',
}

const order: OrderVO = {
  id: 5001,
  orderNo: 'D2026112208130045',
  payOrderId: 4001,
  type: 'CNY',
  merchantId: 31,
  merchantName: '芯澜现货',
  buyer: { id: 9, nickName: '林工', avatar: '' },
  goods: [],
  goodsAmount: 23_393.04,
  freight: 12,
  taxAmount: 0,
  discount: 0,
  payAmount: 23_405.04,
  status: 'unpaid',
  isCommented: false,
  createTime: '2026-11-22T08:13:00+08:00',
}

/** What is to be paid by transfer. */
export const payOrder: PayOrder = {
  payOrderId: 4001,
  payOrderNo: 'P2026112208130045',
  orders: [order],
  payAmount: 23_405.04,
  currency: 'CNY',
  status: 'unpaid',
  payTypes: ['ALI', 'WX', 'BANK'],
  bankInfo: { name: '芯谱商城结算专户（示例）', bank: '测试银行深圳科技园支行', account: '4000 0000 8866 2201 337' },
  reference: 'XP0045',
  expireTime: '2026-11-22T10:13:00+08:00',
}

/** An order in dollars: the bank has a long name and a SWIFT code. */
export const dollarPayOrder: PayOrder = {
  ...payOrder,
  currency: 'USD',
  payAmount: 1_018_754.08,
  payTypes: ['BANK'],
  bankInfo: {
    name: 'XINPU MALL SETTLEMENT (HONG KONG) COMPANY LIMITED (SAMPLE)',
    bank: 'Sample Banking Corporation Limited, Queensway Commercial Centre, Hong Kong',
    account: '012-0000-8866-2201-337-USD-SAVINGS',
    swift: 'SAMPHKHHXXX',
  },
}

/** A voucher that the seller looks at. */
export const receipt: ReceiptVO = {
  id: 61,
  payOrderId: 4001,
  payOrderNo: 'P2026112208130045',
  imgUrl: '/files/receipt-61.pdf',
  payer: '深圳市芯谱测试电子有限公司',
  bank: '测试银行',
  amount: 23_000,
  payAmount: 23_405.04,
  currency: 'CNY',
  payTime: '2026-11-22T01:40:00Z',
  status: 'reviewing',
  createTime: '2026-11-22T09:46:00+08:00',
}

/** A voucher that came back. */
export const refused: ReceiptVO = {
  ...receipt,
  id: 60,
  amount: 23_405.04,
  status: 'refused',
  refuseReason: '金额栏看不清，请传银行回单原件',
}

/** A voucher that paid its order. */
export const accepted: ReceiptVO = { ...receipt, id: 62, amount: 23_405.04, status: 'accepted' }

/** A bank's slip drawn here: stories fetch nothing. */
export const slipPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="880" height="620" viewBox="0 0 88 62"><rect width="88" height="62" fill="#fff"/><path d="M8 10h34M8 18h52M8 26h44M8 34h60M8 42h30" stroke="#1b1b1b" stroke-width="1.5" opacity=".55"/><circle cx="70" cy="46" r="10" fill="none" stroke="#b3261e" stroke-width="1.5"/></svg>',
)}`
