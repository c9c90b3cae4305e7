import type { FieldState } from './agreement.ts'
import { doubtOfLcsc } from './lcsc.ts'
import type { Line } from './line.ts'
import type { Judged } from './ordering.ts'

/** Where a line goes by itself. */
export type Going = 'cart' | 'demand' | 'review'

/** Where a line goes, how sure that is, and why it stops where it does. */
export interface Decision {
  bucket: Going
  /** 0–100; 0 where nothing was found. */
  confidence: number
  reason: string
  /** The match may be taken without a person. */
  isSure: boolean
}

const sureness: Record<Judged['by'], number> = {
  exact: 98,
  suffix: 92,
  words: 88,
  prefix: 60,
  alike: 50,
  typo: 50,
  substring: 30,
}

/** Points that a state of a field takes away. */
const losses: Record<FieldState, number> = { same: 0, unknown: 2, near: 15, conflict: 45 }

/**
 * What becomes of a line whose candidates are in order. Nothing with a conflict is taken by itself, nor a number that is
 * only like the one that was asked for, nor one of several that nothing tells apart.
 *
 * @param isSold Whether somebody has as many pieces as are needed; undefined where nobody tells.
 */
export function decide(line: Line, candidates: readonly Judged[], isSold: boolean | undefined): Decision {
  const [best] = candidates
  if (!best) return nothing(line)
  const doubt = doubtOf(line, best, candidates)
  const lost = best.fields.reduce((sum, { state }) => sum + losses[state], 0)
  const confidence = Math.max(1, (doubt === '' ? sureness[best.by] : Math.min(60, sureness[best.by])) - lost)
  if (doubt !== '') return { bucket: 'review', confidence, reason: doubt, isSure: false }
  if (isSold) return { bucket: 'cart', confidence, reason: '', isSure: true }
  const reason = isSold === undefined ? '还没有卖家报价，先发求购' : '现货不够，先发求购'
  return { bucket: 'demand', confidence, reason, isSure: true }
}

function nothing({ numbers: [number], main, queries, lcsc }: Line): Decision {
  if (lcsc && number === undefined && !main)
    return { bucket: 'review', confidence: 0, reason: `立创编号 ${lcsc} 库里没有，请补上型号`, isSure: false }
  const unnamed = queries.length > 0 ? '按文字没有找到，请补上型号或参数' : '没有写型号，也没有读出参数'
  if (number === undefined)
    return {
      bucket: 'review',
      confidence: 0,
      reason: main ? '没有符合这些参数的型号' : unnamed,
      isSure: false,
    }
  return { bucket: 'demand', confidence: 0, reason: '库里没有这个型号，按原样求购', isSure: false }
}

function doubtOf(line: Line, best: Judged, all: readonly Judged[]): string {
  const other = doubtOfLcsc(line, best, all)
  if (other !== '') return other
  const conflict = best.fields.find(({ state }) => state === 'conflict')
  if (conflict) return `${conflict.reason}，不自动采用`
  const near = best.fields.find(({ name, state }) => name !== 'model' && name !== 'value' && state === 'near')
  if (near) return near.reason
  return best.by === 'words' ? doubtOfValue(line, best) : doubtOfNumber(line, best, all)
}

function doubtOfNumber(line: Line, best: Judged, all: readonly Judged[]): string {
  if (best.by !== 'exact' && best.by !== 'suffix') return best.fields[0]?.reason ?? ''
  const alike = all.filter(({ by, lcsc }) => by === best.by && lcsc === undefined)
  const brands = new Set(alike.map(({ part }) => part.brandId))
  if (best.brand === 'own' || best.lcsc !== undefined) return ''
  if (brands.size > 1) return `${brands.size} 个品牌都有 ${line.numbers[0] ?? best.part.model}，请选一个`
  return doubtOfMaker(best, all)
}

/**
 * A number that one maker leaves bare, and another one writes with a packing or a package: NE555D is meant for NE555DR more
 * often, TL072 for TL072CDR.
 */
function doubtOfMaker({ by, part }: Judged, all: readonly Judged[]): string {
  const others = all.filter((one) => one.part.brandId !== part.brandId && isFit(one))
  const other = others.find((one) => one.by === 'suffix') ?? others.find((one) => one.by === 'prefix')
  if (by !== 'exact' || !other) return ''
  const { brandName, model } = other.part
  if (other.by === 'prefix') return `${brandName} 的 ${model} 也叫 ${part.model}，请选一个型号`
  return `${brandName} 也有同一型号 ${model}，请选一个品牌`
}

const isFit = ({ fields }: Judged): boolean =>
  fields.every(({ name, state }) => name === 'brand' || state !== 'conflict')

/** A value is taken where the package and the value are told and agree; what is better than asked agrees too. */
function doubtOfValue(line: Line, { fields }: Judged): string {
  const told = doubtOfWords(line)
  if (told !== '') return told
  const [pack, value] = ['package', 'value'].map((name) => fields.find((field) => field.name === name))
  if (pack?.state !== 'same') return pack?.reason || '封装没有对上'
  return value?.state === 'same' || value?.state === 'near' ? '' : (value?.reason ?? '')
}

/** Why what the line says is too little for a machine to choose by. */
function doubtOfWords({ main, package: asked, unreadPackage, isBareCode }: Line): string {
  if (!main) return '只按文字找到，请核对'
  if (isBareCode) return '没写是电阻还是电容，请选一个'
  if (asked) return ''
  return unreadPackage === '' ? '没有写封装，请选一个' : `没有认出封装“${unreadPackage}”，请选一个`
}
