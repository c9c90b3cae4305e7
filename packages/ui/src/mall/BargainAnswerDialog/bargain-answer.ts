import { formatUnitPrice, priceAt, toMicro, type Micro } from '@xinpu/sdk/format'
import { bargainReplyRules, faultsIn } from '@xinpu/sdk/rules'
import type { Bargaining } from '@xinpu/sdk/types'

/** What a seller says to an offer: yes, yes at another price, or no. */
export type BargainVerdict = 'accepted' | 'priced' | 'refused'

/** An answer as it stands in the form. */
export interface AnswerDraft {
  verdict: BargainVerdict
  replyPrice: number | null
  remark: string
}

/** An answer that can be sent. */
export interface BargainAnswer {
  status: 'accepted' | 'refused'
  replyPrice?: number
  remark?: string
}

/** The price that the goods have now at the quantity of an offer, in millionths. */
export function presentPrice({ goods, quantity }: Bargaining): Micro | undefined {
  const tier = priceAt(goods.ladderPrices, quantity)
  return tier && toMicro(tier.price)
}

/** What is wrong with an answer: its price lies between the offer and the price of now. */
export const answerFaults = (bargain: Bargaining, { verdict, replyPrice, remark }: AnswerDraft) =>
  faultsIn(
    bargainReplyRules,
    {
      status: verdict === 'refused' ? 'refused' : 'accepted',
      remark,
      ...(verdict === 'priced' && replyPrice !== null && { replyPrice }),
    },
    { replyPrice: verdict === 'priced' && priceFault(bargain, replyPrice) },
  )

function priceFault(bargain: Bargaining, price: number | null): string | false {
  if (price === null) return '请输入回复单价'
  const { goods, price: offer } = bargain
  const [asked, offered, now] = [toMicro(price.toFixed(6)), toMicro(offer), presentPrice(bargain)]
  const written = (micro: Micro) => formatUnitPrice(micro, goods.currency)
  if (asked === offered) return `与买家的出价相同，直接接受即可`
  if (asked < offered) return `不能低于买家的出价 ${written(offered)}`
  return now !== undefined && asked > now && `不能高于现价 ${written(now)}`
}

/** The answer of a form without faults. */
export function answerOf({ verdict, replyPrice, remark }: AnswerDraft): BargainAnswer {
  const words = remark.trim()
  return {
    status: verdict === 'refused' ? 'refused' : 'accepted',
    ...(verdict === 'priced' && replyPrice !== null && { replyPrice }),
    ...(words && { remark: words }),
  }
}
