/** What the name of a column says of its figures besides what they are. */
export interface ColumnTerms {
  /** 单价(USD): what prices without a sign are counted in; a currency that nobody here trades in by its own name. */
  currency?: NamedCurrency
  /** 数量(K): pieces of one; 1 where nothing is said. */
  each: number
}

/** A currency by its code, or how another one was written. */
export type NamedCurrency = { code: 'CNY' | 'USD' } | { other: string }

const others =
  /hk[d$]|港[币元幣]|eur(?![a-z])|欧元|€|jpy|日[元币圆幣]|円|gbp|英镑|£|twd|ntd|nt\$|[台臺][币幣]|krw|韩[元币]|₩|sgd|s\$|新加坡元/i

/** The currency that a text names; none where it names several of ours. */
export function currencyNamed(text: string): NamedCurrency | undefined {
  const plain = text.normalize('NFKC')
  const [other] = others.exec(plain) ?? []
  if (other !== undefined) return { other }
  const isDollar = /usd|\$|美/i.test(plain)
  const isYuan = /cny|rmb|[¥￥]|人民[币幣]|(?<!美)元/i.test(plain)
  if (isDollar === isYuan) return undefined
  return { code: isDollar ? 'USD' : 'CNY' }
}

/** K and 千 that belong to no word and to no figure: 1K起 is the start of a price, not what it is for. */
const thousands = /(?<![a-z0-9一二三四五六七八九十])(?:k(?=(?:pcs?|个|只|片|颗|件)?(?![a-z0-9]))|千)/i
const tenThousands = /(?<![a-z0-9一二三四五六七八九十])万/

/** What the name of a column of prices or pieces says: 单价(USD/K), 数量(千). */
export function termsOf(name = ''): ColumnTerms {
  const plain = name.normalize('NFKC')
  const currency = currencyNamed(plain)
  const each = thousands.test(plain) ? 1e3 : tenThousands.test(plain) ? 1e4 : 1
  return { ...(currency && { currency }), each }
}
