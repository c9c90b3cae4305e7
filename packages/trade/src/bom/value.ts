import type { FieldAgreement, FieldState, Found } from './agreement.ts'
import type { LineKind } from './kind.ts'
import { compareKind } from './kind-agreement.ts'
import type { Line, LineFigure } from './line.ts'
import { figuresOf, wordsOfPart, type BomPart, type PartFigure } from './part-figures.ts'
import { tellsBound } from './tolerance.ts'

/** What one thing that a line tells comes to beside a part, with the reason. */
export interface Said {
  state: FieldState
  reason: string
}

const same: Said = { state: 'same', reason: '' }

/** The value with all that is told beside it: what is worst of them, with every reason. */
export function compareValue(line: Line, found: Found): FieldAgreement {
  const { part } = found
  const figures = figuresOf(part)
  const words = wordsOfPart(part)
  const told = [
    ...(line.main ? [compareMain(line.main, figures)] : []),
    ...compareKind(line, found),
    ...line.others.map((asked) => (tellsBound(words, asked) ? same : compareOther(asked, figures, line.kind))),
    ...(line.dielectric ? [compareDielectric(line.dielectric, part)] : []),
  ]
  // A main value that the catalogue does not tell leaves the whole field open.
  const worst = (['conflict', 'unknown', 'near', 'same'] as const).find((state) =>
    told.some((said) => said.state === state),
  )
  const reason = told.flatMap((said) => (said.reason === '' ? [] : [said.reason])).join('；')
  return { name: 'value', state: worst ?? 'unknown', reason }
}

const isClose = (one: number | null, other: number): boolean =>
  one !== null && Math.abs(one - other) <= Math.abs(other) * 0.001 + 1e-18

function compareMain(asked: LineFigure, figures: readonly PartFigure[]): Said {
  const own = figures.filter(({ unit }) => unit === asked.unit)
  if (own.length === 0) return { state: 'unknown', reason: `目录没写 ${asked.text}` }
  const found = own.some(({ low, high }) => isClose(low, asked.value) && isClose(high, asked.value))
  return found ? same : { state: 'conflict', reason: `值不是 ${asked.text}` }
}

/** Whether a part has another value than the line is named by. */
export const hasOtherValue = ({ main }: Line, part: BomPart): boolean =>
  main !== undefined && compareMain(main, figuresOf(part)).state === 'conflict'

/** What may be more than asked, and what may be less. */
const better: Readonly<Record<string, { is: 'greater' | 'less'; name: string; names: RegExp }>> = {
  V: { is: 'greater', name: '耐压', names: /耐压|电压$/ },
  W: { is: 'greater', name: '功率', names: /功率/ },
  A: { is: 'greater', name: '电流', names: /电流$/ },
  '%': { is: 'less', name: '精度', names: /精度|容差|偏差/ },
}

function compareOther(asked: LineFigure, figures: readonly PartFigure[], kind: LineKind | undefined): Said {
  const rule = better[asked.unit]
  const own = figures.filter(({ unit, name }) => unit === asked.unit && (name === '' || !rule || rule.names.test(name)))
  if (own.length === 0) return { state: 'unknown', reason: `目录没写 ${rule?.name ?? asked.text}` }
  const ends = own.flatMap(({ low, high }) => [low, high].filter((end) => end !== null))
  if (ends.some((end) => isClose(end, asked.value))) return same
  // With another load a crystal swings at another frequency.
  if (kind === 'crystal' && asked.unit === 'F') return { state: 'conflict', reason: `负载电容不是 ${asked.text}` }
  if (!rule) return { state: 'unknown', reason: `${asked.text} 没有对上` }
  const isBetter = ends.some((end) => (rule.is === 'greater' ? end > asked.value : end < asked.value))
  return isBetter
    ? { state: 'near', reason: `${rule.name}比表里的 ${asked.text} 更${rule.is === 'greater' ? '高' : '准'}` }
    : { state: 'conflict', reason: `${rule.name}够不到表里的 ${asked.text}` }
}

/** Told by every part that has one: X7R, X5R, Y5V, C0G. */
const dielectrics = /\b(?:X[5-8][RSTUV]|C0G|COG|NP0|NPO|Y5V|Z5U|U2J)\b/

function compareDielectric({ text, spellings }: NonNullable<Line['dielectric']>, part: BomPart): Said {
  const words = wordsOfPart(part)
  if (spellings.some((spelling) => words.includes(spelling.toUpperCase()))) return same
  const [own] = dielectrics.exec(words) ?? []
  return own === undefined
    ? { state: 'unknown', reason: '目录没写介质' }
    : { state: 'conflict', reason: `介质 ${own}，表里是 ${text}` }
}
