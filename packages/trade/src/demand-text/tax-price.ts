import type { DemandLine } from './demand-line.ts'

const untaxed = '未税|不含税|不带票|不开票'
const taxed = '含税价?|含增税|含(?:税)?\\d{1,2}(?:%税?|个?点)|带票|开票|增票|专票'
const without = new RegExp(`^(?:${untaxed})(?:价)?$`)
const within = new RegExp(`^(?:${taxed})$`)

/** Whether tax is in the price, as a word says; undefined for one that does not. */
export function taxIn(word: string): boolean | undefined {
  if (without.test(word)) return false
  return within.test(word) ? true : undefined
}

/** What begins like a sum of money, and is no rate of tax: 0.48, ¥0.4, 5元. */
const sum = '(?:[¥$@]|tp[:：]?)\\d.*|\\d{1,8}\\.\\d.*|\\d{1,8}(?:元|块|毛).*'
/** A word that tells of tax and of a price, in either order. */
export const taxAndPrice: readonly RegExp[] = [
  new RegExp(`^(${untaxed}|${taxed})([:：]?)(${sum})$`, 'i'),
  new RegExp(
    `^((?:[¥$@]|usd)?\\d[\\d.,]{0,14}(?:元|块|毛|美金|美元|usd|rmb)?\\d{0,2}(?:\\/[a-z千]{1,4})?)()(${untaxed}|${taxed})$`,
    'i',
  ),
]

const named = '目标价?|接受价|单价|价格|价|报价|tp(?=[:：¥$]|\\d*\\.\\d)|@'
const money = new RegExp(
  `^(?:(?:${named})[:：]?)?(¥|\\$|usd|rmb|cny|us\\$)?[:：]?(\\d{1,8}(?:,\\d{3})*(?:\\.\\d{1,6})?)(元|块|人民币|rmb|cny|美金|美元|刀|usd|\\$)?(?:\\/(?=.)(k|千)?(?:pcs?|个|只|片|颗)?)?$`,
  'i',
)
const labelled = new RegExp(`^(?:${named})|[¥$]|usd|rmb|cny|元|块|人民币|美金|美元|刀|\\d\\.\\d|\\/`, 'i')
const dollars = /\$|usd|美|刀/i
/** Money has six places. */
const leastPrice = 0.000_001

/** The price of one piece, as a word says. */
export function priceIn(word: string): Pick<DemandLine, 'currency' | 'price'> | undefined {
  const [, before = '', digits = '', behind = '', thousand] = money.exec(word) ?? []
  if (digits === '') return coinsIn(word)
  const told = Number(digits.replaceAll(',', '')) / (thousand ? 1000 : 1)
  if (told < leastPrice || told > 99_999_999 || !labelled.test(word)) return undefined
  return { price: Math.round(told * 1e6) / 1e6, currency: dollars.test(before + behind) ? 'USD' : 'CNY' }
}

/** 3块5 is 3.5, 3毛2 0.32. */
function coinsIn(word: string): Pick<DemandLine, 'currency' | 'price'> | undefined {
  const [, yuan = '', tenths = ''] = /^¥?(\d{1,6})[块元](\d{1,2})毛?$/.exec(word) ?? []
  if (yuan !== '') return { price: Number(`${yuan}.${tenths}`), currency: 'CNY' }
  const [, jiao = '', fen = ''] = /^(\d)[毛角](\d?)分?$/.exec(word) ?? []
  return jiao === '' ? undefined : { price: Number(`0.${jiao}${fen}`), currency: 'CNY' }
}

/** Money that a post cannot tell. */
const otherMoney = 'hkd|hk\\$|eur|€|jpy|gbp|£|twd|ntd|krw|sgd|港币|港元|欧元|日元|英镑|台币'
/** Currencies as words of their own, before or behind a sum. */
export const currency = new RegExp(`^(?:usd|us\\$|rmb|cny|美金|美元|${otherMoney})[:：]?$`, 'i')
const otherSum = new RegExp(`^(?:${otherMoney})[:：]?[\\d.,]+$|^[\\d.,]+(?:${otherMoney})$`, 'i')

/** A sum in money that a post cannot tell. */
export const isOtherMoney = (word: string): boolean => otherSum.test(word)
