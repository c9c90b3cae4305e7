/** Who sells: for the maker, or from stock. */
export type SellersKind = keyof typeof sellersWords

/** What the pages of sellers say; the room is where an enterprise opens its own page. */
export const sellersWords = {
  agents: {
    noun: '代理商',
    why: '企业认证后可以开通代理商主页，授权证书审核通过就会列在这里。',
    join: '成为该品牌代理商',
    room: 17,
  },
  traders: {
    noun: '贸易商',
    why: '企业认证后可以开通贸易商主页，填上优势品牌就会列在这里。',
    join: '成为该品牌贸易商',
    room: 18,
  },
} as const

/** What the order of sellers goes by. */
export const orderRule = '排序规则：本品牌证书在有效期内的在前，其余不分先后，次序每天轮换，不能付费提前。'
