import { bodyText } from './body.ts'
import { isCan } from './can.ts'
import { comparePackages, hasOtherBody, packageOfPart, type LinePackage } from './footprint.ts'
import { compareLcsc, type LcscBeside } from './lcsc.ts'
import type { Line } from './line.ts'
import type { BomPart } from './part-figures.ts'
import { compareValue } from './value.ts'

/** How a field of a line and of a part go together: green, amber, red, or one of them does not tell. */
export type FieldState = 'conflict' | 'near' | 'same' | 'unknown'

/** One field with the reason, in words for people; empty where there is nothing to say. */
export interface FieldAgreement {
  name: 'brand' | 'model' | 'package' | 'value'
  state: FieldState
  reason: string
}

/** How a part was found for a line, best first. `words`: by value, or by the words of the line. */
export type FoundBy = 'exact' | 'suffix' | 'prefix' | 'alike' | 'typo' | 'substring' | 'words'

/** A part that was found for a line. */
export interface Found {
  part: BomPart
  by: FoundBy
  /** What is known of the brand the line names: the part's own, another one's, or no name we know. */
  brand: 'other' | 'own' | 'unknown'
  /** Where the number of 立创商城 names it: what it is beside the maker's numbers of the line. */
  lcsc?: LcscBeside | undefined
}

/** The four fields of a line beside a part, in the order they are shown. */
export function compareLine(line: Line, found: Found): FieldAgreement[] {
  return [
    compareModel(line, found),
    compareBrand(line, found),
    comparePackage(line, found.part),
    compareValue(line, found),
  ]
}

const labels: Record<FoundBy, string> = {
  exact: '',
  suffix: '同一器件，包装或镀层后缀不同',
  prefix: '表里的型号没写全',
  alike: '型号相近，非同一器件',
  typo: '表里的型号可能写错一个字符',
  substring: '型号里含有表里写的',
  words: '',
}

function compareModel(line: Line, { by, part, lcsc }: Found): FieldAgreement {
  if (lcsc) return compareLcsc(line, lcsc)
  const [number] = line.numbers
  const state = by === 'exact' ? 'same' : number === undefined ? 'unknown' : by === 'words' ? 'conflict' : 'near'
  const reason = state === 'conflict' ? `库里没有 ${number}，按参数找到 ${part.model}` : labels[by]
  return { name: 'model', state, reason: state === 'unknown' ? '' : reason }
}

function compareBrand({ brand }: Line, found: Found): FieldAgreement {
  const name = 'brand' as const
  if (brand === '') return { name, state: 'unknown', reason: '' }
  if (found.brand === 'own') return { name, state: 'same', reason: '' }
  if (found.brand === 'unknown') return { name, state: 'unknown', reason: `没有认出品牌“${brand}”` }
  return { name, state: 'conflict', reason: `品牌是 ${found.part.brandName}，表里是 ${brand}` }
}

function comparePackage({ package: asked }: Line, part: BomPart): FieldAgreement {
  const name = 'package' as const
  if (!asked) return { name, state: 'unknown', reason: '' }
  const own = packageOfPart(asked, part)
  if (!own) return { name, state: 'unknown', reason: `目录没写外形，表里是 ${asked.text}` }
  const state = comparePackages(asked, own)
  return { name, state, reason: isCan(asked) ? canReasons(asked, own)[state] : reasons(asked, own, part)[state] }
}

type Reasons = Record<FieldState, string>

function reasons(asked: LinePackage, own: LinePackage, { package: written }: BomPart): Reasons {
  const size =
    asked.body && hasOtherBody(asked, own) && asked.text !== bodyText(asked.body)
      ? `，本体 ${bodyText(asked.body)}`
      : ''
  return {
    same: '',
    near: `封装 ${written}，与表里的 ${asked.text} 同类，请核对焊盘`,
    unknown: '',
    conflict: `封装 ${written}，表里是 ${asked.text}${size}`,
  }
}

const canReasons = (asked: LinePackage, own: LinePackage): Reasons => ({
  same: '',
  near: `尺寸 ${own.text}，表里是 ${asked.text}，焊盘相同、高度不同，请核对`,
  unknown: `目录没写尺寸，表里是 ${asked.text}`,
  conflict: `封装 ${own.text}，表里是 ${asked.text}`,
})
