import type { AlternateReason, AlternateRule, AlternateVerdict } from '@xinpu/contract/datasheet/alternate'
import { effectOf } from './alternate-effect.ts'
import { pins, type Fact } from './part-fact.ts'

/** How well one part stands in for another, with one reason a rule; null where it does not, or nothing shows it does. */
export interface Judgement {
  verdict: AlternateVerdict | null
  reasons: AlternateReason[]
  /** Whether it comes in the same package. */
  fits: boolean
}

/** Properties that a board is laid out for: another one fits the circuit, not the footprint. */
const mechanical: ReadonlySet<string> = new Set(['封装', pins, '安装方式', '尺寸', '脚距', '壳号', '高度', '朝向'])

/** Whether a property is of the footprint and not of the circuit. */
export const isMechanical = (name: string): boolean => mechanical.has(name)

/** The property that tells who makes a part. */
export const makersName = '品牌'

/**
 * Whether anything that a part tells can show that another stands in for it: where it tells nothing of the circuit that a
 * rule asks for, nothing does.
 */
export const canBeShown = (part: ReadonlyMap<string, Fact>, rules: readonly AlternateRule[]): boolean =>
  rules.some(({ name, rule }) => rule !== 'ignore' && isShowing(name) && part.has(name))

const isShowing = (name: string): boolean => name !== makersName && !isMechanical(name)

type Measured = AlternateReason & Pick<AlternateRule, 'rule'>

/** Measures a part by another: each rule says what a property must be; what the replaced part does not tell asks nothing. */
export function judge(
  part: ReadonlyMap<string, Fact>,
  other: ReadonlyMap<string, Fact>,
  rules: readonly AlternateRule[],
): Judgement {
  const measured = rules
    .filter(({ name, rule }) => isAsked(name, rule, [part.get(name), other.get(name)]))
    .map(({ name, rule }) => measure({ name, rule }, part.get(name), other.get(name)))
  const packages = effectOf('equal', part.get('封装'), other.get('封装'))
  return {
    verdict: verdictOf(measured, packages === 'same'),
    // In another package other pins go without saying.
    reasons: measured
      .filter(({ name }) => name !== pins || packages !== 'different')
      // What a family of pins is called here is a key, and no value that anybody prints.
      .map(({ name, from, to, effect }) =>
        name === pins ? { name, from: '', to: '', effect } : { name, from, to, effect },
      ),
    fits: packages === 'same',
  }
}

/** What must be equal is asked from both sides, so that either part may stand for the other; pins even of neither. */
function isAsked(name: string, rule: AlternateRule['rule'], [from, to]: (Fact | undefined)[]): boolean {
  if (rule === 'ignore') return false
  return name === pins || from !== undefined || (rule === 'equal' && to !== undefined)
}

const measure = ({ name, rule }: AlternateRule, from: Fact | undefined, to: Fact | undefined): Measured => ({
  name,
  rule,
  from: from?.text ?? '',
  to: to?.text ?? '',
  effect: effectOf(rule, from, to),
})

function verdictOf(measured: readonly Measured[], isSamePackage: boolean): AlternateVerdict | null {
  const electrical = measured.filter(({ name }) => !isMechanical(name))
  const equals = electrical.filter(({ rule }) => rule === 'equal')
  if (equals.some(({ effect }) => effect === 'different')) return null
  if (!electrical.some(({ name, effect }) => isShowing(name) && isHeld(effect))) return null
  if (!electrical.every(({ effect }) => isHeld(effect))) return 'partial'
  const footprint = measured.filter(({ name }) => isMechanical(name)).map(({ effect }) => effect)
  if (!isSamePackage || footprint.some((effect) => effect === 'different' || effect === 'worse')) return 'board-change'
  return footprint.includes('unknown') ? 'partial' : 'drop-in'
}

const isHeld = (effect: AlternateReason['effect']): boolean => effect === 'same' || effect === 'better'

/** What can be soldered in place of the part comes before what asks for another board. */
const order = ({ verdict, fits }: Judgement): number => {
  if (verdict === 'drop-in') return 0
  if (verdict === 'partial' && fits) return 1
  return verdict === 'board-change' ? 2 : 3
}

/** More than there are rules. */
const many = 1000

/** How good a judgement is, as one number, the best the greatest: the verdict, then how little is lost, then how much is gained. */
export function worthOf(judgement: Judgement): number {
  let [lost, gained] = [0, 0]
  for (const { effect } of judgement.reasons) {
    if (effect === 'better') gained += 1
    else if (effect === 'unknown') lost += 1
    else if (effect !== 'same') lost += 2
  }
  return gained - many * (lost + many * order(judgement))
}
