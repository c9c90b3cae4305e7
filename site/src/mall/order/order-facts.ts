import { formatAmount, formatNumber, fullDate, maskMobile, type OrderSide } from '@xinpu/sdk/format'
import { invoiceStatusLabels, receiptStatusLabels } from '@xinpu/sdk/labels'
import type { InvoiceRecord, OrderDetail, RefundVO } from '@xinpu/sdk/types'
import type { DescriptionItem } from '@xinpu/ui/primitives'

/** Where an order goes, whom its invoice is for, and its numbers. Who sends it reads the whole phone, and copies the address. */
export function factsOf(order: OrderDetail, side: OrderSide): DescriptionItem[] {
  const { address, invoice, invoiceRecord: asked, remark, warehousingNo, orderNo, closeReason } = order
  const where = [...new Set([address.province, address.city, address.district])].join('') + address.address
  const mobile = address.mobile.replace(/^\+86-/, '')
  return [
    { label: '订单号', value: orderNo, copy: orderNo },
    { label: '收货人', value: `${address.name}　${side === 'seller' ? mobile : maskMobile(mobile)}` },
    { label: '收货地址', value: where, ...(side === 'seller' && { copy: `${address.name} ${mobile} ${where}` }) },
    ...(warehousingNo ? [{ label: '入仓号', value: warehousingNo, copy: warehousingNo }] : []),
    { label: '发票抬头', value: invoice ? `${invoice.title}　${invoice.taxNo}` : '不开票' },
    ...(asked ? [invoicing(asked)] : []),
    ...(remark ? [{ label: side === 'seller' ? '买家留言' : '给店铺的留言', value: remark }] : []),
    ...(closeReason ? [{ label: '关闭原因', value: closeReason }] : []),
  ]
}

/** How far the invoice is; once it is issued, where its file is. */
const invoicing = ({ status, fileUrl, refuseReason }: InvoiceRecord): DescriptionItem => ({
  label: '开票',
  value: [invoiceStatusLabels[status], refuseReason].filter(Boolean).join('：'),
  ...(fileUrl && { source: { label: '下载发票', href: fileUrl } }),
})

/** What went in which parcel. */
export const parcelsOf = ({ parcels, goods }: OrderDetail): DescriptionItem[] =>
  parcels.map(({ company, no, time, goods: inside }) => ({
    label: `${company} ${no}`,
    value: inside
      .map(({ mallGoodsId, quantity }) => {
        const line = goods.find((one) => one.mallGoodsId === mallGoodsId)
        return `${line?.model ?? ''} × ${formatNumber(quantity)}`
      })
      .join('，'),
    copy: no,
    date: fullDate(new Date(time)),
  }))

/** How far the vouchers of a transfer are. */
export const vouchersOf = ({ receipts }: OrderDetail): DescriptionItem[] =>
  receipts.map(({ amount, currency, payer, status, refuseReason, imgUrl, payTime }) => ({
    label: formatAmount(amount, currency),
    value: [payer, [receiptStatusLabels[status], refuseReason].filter(Boolean).join('：')].join('　'),
    source: { label: '看凭证', href: imgUrl },
    date: fullDate(new Date(payTime)),
  }))

const answers = { waiting: '等待店铺答复', accepted: '店铺已同意', refused: '店铺已拒绝' } as const

/** What was asked back, and what the shop said. */
export const refundOf = (refund: RefundVO, currency: 'CNY' | 'USD'): DescriptionItem[] => [
  { label: '退款金额', value: formatAmount(refund.amount, currency) },
  { label: '退款原因', value: refund.reason, date: fullDate(new Date(refund.createTime)) },
  ...refund.images.map((href, at) => ({
    label: '退款凭证',
    value: `图片 ${at + 1}`,
    source: { label: `看图片 ${at + 1}`, href },
  })),
  {
    label: '店铺答复',
    value: [answers[refund.status], refund.replyReason].filter(Boolean).join('：'),
    ...(refund.replyTime && { date: fullDate(new Date(refund.replyTime)) }),
  },
]
