import { packageLength } from '../query/package-word.ts'
import { tradeOf } from '../query/trade.ts'
import type { DemandLine, WordKind } from './demand-line.ts'
import { isKnownBrand, regionIn } from './known-names.ts'

/** What a word says, and what it says it of. */
export interface WordReading {
  kind: WordKind
  told: Partial<DemandLine>
}

type Reader = (word: string) => WordReading | undefined

const says = (kind: WordKind, told: Partial<DemandLine>): WordReading => ({ kind, told })

const wanted = /^(?:急?求购?|急?收购?|求|急购|采购|需求|需要|求助|买|找|wtb)$/i
const offered = /^(?:供应?|出售|出|卖|现货供应|清库存|清仓|抛售?|处理|wts)$/i

const readType: Reader = (word) => {
  if (wanted.test(word)) return says('type', { type: 1 })
  return offered.test(word) ? says('type', { type: 0 }) : undefined
}

const readTax: Reader = (word) => {
  if (/^(?:未税|不含税|不带票|不开票)$/.test(word)) return says('tax', { taxIncluded: false })
  return /^(?:含税|含税价|含增税|含(?:13|17)%?税?|带票|开票|增票|专票)$/.test(word)
    ? says('tax', { taxIncluded: true })
    : undefined
}

const pieces = '(?:pcs?|个|只|片|颗|件|粒|k?pcs?)'
const amount = new RegExp(
  String.raw`^(?:数量|需求量?|qty|[x×*])?[:：]?(\d{1,3}(?:,\d{3})+|\d{1,9}(?:\.\d{1,4})?)(kk|k|w|m|万|千|百万|百)?${pieces}?$`,
  'i',
)
const steps: Record<string, number> = { k: 1e3, 千: 1e3, w: 1e4, 万: 1e4, m: 1e6, kk: 1e6, 百万: 1e6, 百: 100 }
const mostPieces = 999_999_999

const readQuantity: Reader = (word) => {
  const [, digits = '', step = ''] = amount.exec(word) ?? []
  const quantity = Math.round(Number(digits.replaceAll(',', '')) * (steps[step.toLowerCase()] ?? 1) * 1e4) / 1e4
  const isWhole = digits !== '' && Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPieces
  return isWhole && !(digits.includes('.') && step === '') ? says('quantity', { quantity }) : undefined
}

const money =
  /^(?:(?:目标价|接受价|单价|价格|价|报价)[:：]?)?(¥|\$|usd|rmb|cny|us\$)?[:：]?(\d{1,8}(?:,\d{3})*(?:\.\d{1,6})?)(元|块|人民币|rmb|cny|美金|美元|刀|usd|\$)?(?:\/(?=.)(k|千)?(?:pcs?|个|只|片|颗)?)?$/i
const labelled = /^(?:目标价|接受价|单价|价格|价|报价)|[¥$]|usd|rmb|cny|元|块|人民币|美金|美元|刀|\d\.\d|\//i
const dollars = /\$|usd|美|刀/i
/** Money has six places. */
const leastPrice = 0.000_001

const readPrice: Reader = (word) => {
  const [, before = '', digits = '', behind = '', thousand] = money.exec(word) ?? []
  const told = Number(digits.replaceAll(',', '')) / (thousand ? 1000 : 1)
  if (digits === '' || told < leastPrice || told > 99_999_999 || !labelled.test(word)) return undefined
  const price = Math.round(told * 1e6) / 1e6
  return says('price', { price, currency: dollars.test(before + behind) ? 'USD' : 'CNY' })
}

const readAgreed: Reader = (word) => (/^(?:面议|价格面议|价议|议价)$/.test(word) ? says('price', {}) : undefined)

const readBatch: Reader = (word) => {
  const [, named = ''] = /^(?:批号|批次|年份|d\/?c)[:：]?(.{1,30})$/i.exec(word) ?? []
  const [plain = ''] =
    /^(?:20)?[12]\d(?:[0-5]\d)?(?:\+|年?(?:以上|以后|后|内|及以上)|年(?:以上|以后|后|内)?)$/.exec(word) ?? []
  const said = named || plain || (/^批号不限$/.test(word) ? '不限' : '')
  return said ? says('batchNo', { batchNo: said.replace(/^20(?=[12]\d)/, '') }) : undefined
}

const readDelivery: Reader = (word) => {
  const [, named = ''] = /^(?:交期|货期|供货)[:：]?(.{1,30})$/.exec(word) ?? []
  const isTime =
    /^(?:现货|期货|订货|当天|次日|\d{1,3}(?:[-~至到]\d{1,3})?(?:个)?(?:天|日|周|星期|月|工作日)(?:内|交货|以内)?)$/.test(
      word,
    )
  return named || isTime ? says('delivery', { delivery: named || word }) : undefined
}

const readPackage: Reader = (word) => {
  const [, named = ''] = /^(?:封装)[:：]?(.{1,30})$/.exec(word) ?? []
  if (named) return says('package', { package: named })
  const length = packageLength({ text: word, at: 0, trade: tradeOf(word) })
  return length === word.length && length > 0 ? says('package', { package: word }) : undefined
}

const readRegion: Reader = (word) => {
  const [, named = ''] = /^(?:交货地|地区|地点|交货)[:：]?(.{2,30})$/.exec(word) ?? []
  const region = named || regionIn(word)
  return region ? says('region', { region }) : undefined
}

const readBrand: Reader = (word) => {
  const [, named = ''] = /^(?:品牌|厂家|厂牌|牌子)[:：]?(.{1,40})$/.exec(word) ?? []
  return named || isKnownBrand(word) ? says('brand', { brand: named || word }) : undefined
}

const readModel: Reader = (word) => {
  const [, named = ''] = /^(?:型号|料号|mpn)[:：]?(.{2,80})$/i.exec(word) ?? []
  const isNumber = /^(?=.*\d)(?=.*[A-Za-z-])[A-Za-z0-9][\w\-+./#()]{2,79}$/.test(word)
  return named || isNumber ? says('model', { model: named || word }) : undefined
}

/** How a word can be read, the surest way first. */
const readers: readonly Reader[] = [
  readType,
  readTax,
  readAgreed,
  readBatch,
  readPackage,
  readQuantity,
  readPrice,
  readDelivery,
  readRegion,
  readBrand,
  readModel,
]

/**
 * Every way in which a word can be read, the surest first: a line takes the first that says something new. `0402` is a
 * package, or else a quantity.
 */
export const readingsOf = (word: string): WordReading[] => readers.flatMap((read) => read(word) ?? [])
