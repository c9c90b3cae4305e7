import { formatUnitPrice } from '@xinpu/trade/price'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import type { Quote } from './enquiry-move.ts'

/** The page of a negotiation. */
const pageOf = ({ demand_id, id }: Quote) => `/inquiry/enquiry/${demand_id}?enquiryId=${id}`

/** What a quote is about, in the words of a title. */
async function subjectOf(tx: Db, { demand_id }: Quote): Promise<{ noun: string; model: string }> {
  const { type, model } = await tx
    .selectFrom('demand')
    .select(['type', 'model'])
    .where('id', '=', demand_id)
    .executeTakeFirstOrThrow()
  return { noun: type === 1 ? '求购' : '供应', model }
}

const said = ({ price, currency, tax_included }: Quote) =>
  `${formatUnitPrice(BigInt(price), currency)}（${tax_included ? '含税' : '未税'}）`

/** Tells the owner of the post what a bidder did, who is called by a number. */
export async function tellOwner(tx: Db, quote: Quote, what: 'cancel' | 'change' | 'quote'): Promise<void> {
  const { noun, model } = await subjectOf(tx, quote)
  const title = {
    quote: `您的${noun} ${model} 收到新报价`,
    change: `您的${noun} ${model} 有报价改了`,
    cancel: `您的${noun} ${model} 有报价撤回了`,
  }[what]
  const content = `${quote.seat} 号报价方：${said(quote)}，${quote.quantity} 片。`
  await notify(tx, { to: quote.owner_id, kind: 'notification', title, content, url: pageOf(quote) })
}

/** Tells the bidder what the owner answered. */
export async function tellBidder(tx: Db, quote: Quote, from: number, counter?: { price: number | undefined }) {
  const { noun, model } = await subjectOf(tx, quote)
  const price = counter?.price
  const words: Partial<Record<Quote['status'], [title: string, content: string]>> = {
    accepted: [`您对${noun} ${model} 的报价被接受了`, `${said(quote)}，价格已锁定。双方现在可以看到对方的联系方式。`],
    refused: [`您对${noun} ${model} 的报价被拒绝了`, `${said(quote)}。可以再报一次。`],
    replied: [
      `您对${noun} ${model} 的报价有回复`,
      price === undefined ? '对方留了一句话，请查看。' : `对方还价 ${formatUnitPrice(price, quote.currency)}。`,
    ],
  }
  const [title, content] = words[quote.status] ?? words.replied ?? ['', '']
  await notify(tx, { to: quote.account_id, kind: 'notification', title, content, url: pageOf(quote), from })
}
