import { id, oneOf, readsAddress, word } from '../app/address.ts'

/** Reads what narrows the stock of all companies; the page is in the path. */
export const readStockParams = readsAddress({
  keywords: word(100),
  region: word(60),
  brandId: id,
  sort: oneOf(['newest', 'cheapest', 'most']),
})

export type StockParams = ReturnType<typeof readStockParams>

/** What a path of `/inquiry/inquiryMore` names, and the page of it, from 1. */
export function blockOf(path: string | undefined) {
  const [, block, page = '0'] =
    /^(?<block>demand|supply|stock|enterprise|recommend)(?:\/(?<page>\d{1,5}))?$/.exec(path ?? '') ?? []
  return block === undefined ? undefined : { block: block as Block, page: Number(page) + 1 }
}

type Block = 'demand' | 'enterprise' | 'recommend' | 'stock' | 'supply'
