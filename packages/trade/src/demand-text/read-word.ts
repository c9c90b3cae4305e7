import { packageLength } from '../query/package-word.ts'
import { tradeOf } from '../query/trade.ts'
import { batchIn } from './batch-words.ts'
import { countedIn, duration } from './counted-words.ts'
import type { DemandLine, WordKind } from './demand-line.ts'
import { typeIn } from './kind-words.ts'
import { brandIn, regionIn } from './known-names.ts'
import { isOtherMoney, priceIn, taxIn } from './tax-price.ts'
import { isNoModel } from './value-words.ts'

/** What a word says, and what it says it of. */
export interface WordReading {
  kind: WordKind
  told: Partial<DemandLine>
  /** Whether the word says more than is told: it stays as a remark too. */
  isMore?: boolean
}

type Reader = (word: string) => WordReading | undefined

const says = (kind: WordKind, told: Partial<DemandLine>): WordReading => ({ kind, told })

const readType: Reader = (word) => {
  const type = typeIn(word)
  return type === undefined ? undefined : says('type', { type })
}

const readTax: Reader = (word) => {
  const taxIncluded = taxIn(word)
  return taxIncluded === undefined ? undefined : says('tax', { taxIncluded })
}

const readQuantity: Reader = (word) => {
  const counted = countedIn(word)
  return counted && { ...says('quantity', { quantity: counted.quantity }), isMore: counted.isAbout }
}

const readPrice: Reader = (word) => {
  const price = priceIn(word)
  return price && says('price', price)
}

const readAgreed: Reader = (word) => (/^(?:面议|价格面议|价议|议价)$/.test(word) ? says('price', {}) : undefined)

const readBatch: Reader = (word) => {
  const batchNo = batchIn(word)
  return batchNo === undefined ? undefined : says('batchNo', { batchNo })
}

const time = new RegExp(`^(?:现货|期货|订货|当天|次日|${duration}(?:天|日|周|星期|月|工作日)(?:内|交货|以内|左右)?)$`)

const readDelivery: Reader = (word) => {
  const [, named = ''] = /^(?:交期|货期|供货)[:：]?(.{1,30})$/.exec(word) ?? []
  return named || time.test(word) ? says('delivery', { delivery: named || word }) : undefined
}

const readPackage: Reader = (word) => {
  const [, named = ''] = /^(?:封装)[:：]?(.{1,30})$/.exec(word) ?? []
  // 8-SOIC is SOIC-8.
  const text = named || word.replace(/^(\d{1,3})-([A-Za-z]{2,6})$/, '$2-$1')
  const isKnown =
    text.length > 2 && text.length < 40 && packageLength({ text, at: 0, trade: tradeOf(text) }) === text.length
  return named || isKnown ? says('package', { package: named || word }) : undefined
}

const readRegion: Reader = (word) => {
  const [, named = ''] = /^(?:交货地|地区|地点|交货)[:：]?(.{2,30})$/.exec(word) ?? []
  const region = named || regionIn(word)
  return region ? says('region', { region }) : undefined
}

const readBrand: Reader = (word) => {
  const [, named = ''] = /^(?:品牌|厂家|厂牌|牌子)[:：]?(.{1,40})$/.exec(word) ?? []
  const brand = named || brandIn(word)
  return brand ? says('brand', { brand }) : undefined
}

const partNumber =
  /^(?=.*\d)(?=.*[A-Za-z-])[A-Za-z0-9π][\w\-+./#()&=]{2,79}(?:,(?:\d{3}|[A-Z]{1,2}\)|L[A-Z\d]{1,2}\([A-Z]{1,3}\)?))?(?::[A-Za-z]{1,2})?$/

const readModel: Reader = (word) => {
  const [, named = ''] = /^(?:型号|料号|mpn)[:：]?(.{2,80})$/i.exec(word) ?? []
  const isNumber = (partNumber.test(word) || /^\d{10,14}$/.test(word)) && !isNoModel(word) && !isOtherMoney(word)
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
 * package, `1206` a package or else a quantity.
 */
export const readingsOf = (word: string): WordReading[] => readers.flatMap((read) => read(word) ?? [])
