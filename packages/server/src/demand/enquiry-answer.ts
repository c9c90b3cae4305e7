import type { enquiry } from '@xinpu/contract/demand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { hideContacts } from '@xinpu/trade/demand-text'
import { toMicro } from '@xinpu/trade/price'
import { holdPostOf, moveQuote, type Quote } from './enquiry-move.ts'
import { tellBidder } from './enquiry-news.ts'
import { addRound } from './enquiry-round.ts'
import type { Quoting } from './enquiry-quote.ts'

type Answer = Omit<ParsedOf<typeof enquiry.reply>, 'status'>

/** Takes a quote: its price freezes, and both sides see whom to call. With it the post may be closed. */
export async function acceptQuote({ db, user, now }: Quoting, { id, revision, replyContent, closeDemand }: Answer) {
  const at = now()
  await db.transaction().execute(async (tx) => {
    await holdPostOf(tx, id)
    const quote = await moveQuote(tx, { move: 'accept', id, revision, userId: user.id, at }, { is_read: true })
    await addRound(tx, { ...answerRound(quote, at), act: 'accept', content: replyContent || null })
    if (closeDemand) await closePost(tx, quote.demand_id)
    await tellBidder(tx, quote, user.id)
  })
}

const closePost = (tx: Quoting['db'], id: number) =>
  tx.updateTable('demand').set({ status: 'closed' }).where('id', '=', id).where('status', '=', 'open').execute()

/** Turns a quote down; the bidder is told why, and may quote once more. */
export async function refuseQuote({ db, user, now }: Quoting, { id, revision, replyContent = '' }: Answer) {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const quote = await moveQuote(tx, { move: 'refuse', id, revision, userId: user.id, at }, { is_read: true })
    await addRound(tx, { ...answerRound(quote, at), act: 'refuse', content: hideContacts(replyContent) || null })
    await tellBidder(tx, quote, user.id)
  })
}

/** Asks for other terms, or says something. */
export async function counterQuote({ db, user, now }: Quoting, answer: Answer) {
  const { id, revision, counterPrice, counterQuantity } = answer
  const content = hideContacts(answer.replyContent ?? '')
  if (counterPrice === undefined && counterQuantity === undefined && !content) throw saysNothing()
  const at = now()
  await db.transaction().execute(async (tx) => {
    const quote = await moveQuote(tx, { move: 'counter', id, revision, userId: user.id, at }, { is_read: true })
    await addRound(tx, {
      ...answerRound(quote, at),
      act: 'counter',
      quantity: counterQuantity ?? null,
      price: counterPrice === undefined ? null : Number(toMicro(counterPrice)),
      content: content || null,
    })
    await tellBidder(tx, quote, user.id, { price: counterPrice })
  })
}

function saysNothing(): Refusal {
  const message = '请输入还价、数量或一句话'
  return new Refusal(message, 'INVALID', { errors: [{ field: 'counterPrice', message }] })
}

/** What every answer of the owner says of the quote. */
const answerRound = ({ id, revision }: Quote, at: Date) => ({ enquiry_id: id, revision, created_at: at })
