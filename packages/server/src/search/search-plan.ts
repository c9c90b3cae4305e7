/** What a text is looked for as: a model, words, or both. Every form of the search follows it. */
import { meaningOf, needOf, type OtherOrders, otherOrdersOf, type Term } from '@xinpu/trade/understanding'
import { isSame, type Need, plainOf } from '@xinpu/trade/words'
export interface SearchPlan {
  model: ModelPlan | undefined
  /** What else a part of that model must hold: the package and the brand that are named beside it. */
  beside?: Need | undefined
  need: Need | undefined
  /** What the words mean alone; nothing where that is the need itself. */
  meant: Need | undefined
}

/** A text taken for a model, and how far from it an answer may be. */
export interface ModelPlan {
  key: string
  /** Its letters and digits. */
  plain: string
  /** Models that begin so count too. */
  hasBeginnings: boolean
  /** So do those with other punctuation. */
  hasAlike: boolean
  /** So do those that hold it. */
  hasHolding: boolean
  /** So do the same devices in another packing; sought only where no model begins with the text. */
  orders: OtherOrders
  /** So do those a typo away; sought only where no model holds the text, because then it is right as it is. */
  hasSlips: boolean
}

/** A spelling that a typo may have stood for: `head`, any one character where `hasGap`, `tail`, and more where `goesOn`. */
export interface TypoPattern {
  head: string
  hasGap: boolean
  tail: string
  goesOn: boolean
}

/** Shorter than this, letters and digits say nothing by themselves. */
const shortestAlike = 3
/** Shorter than this, everything is a typo away from something. */
const shortestSlip = 5
/** Longer than any model: typos and packings of it need not be tried. */
const longestSlip = 40
/** What is understood as something else is no part of a model. */
const modelKinds: ReadonlySet<string> = new Set(['text', 'model'])

/** Nothing but the number itself. */
const noOrders: OtherOrders = { nearest: [], farther: [] }

/** What a text with its terms is looked for as. */
export function searchPlanOf(text: string, terms: readonly Term[]): SearchPlan {
  const need = needOf(terms)
  const meant = meaningOf(terms)
  const named = namedModel(terms)
  const model = modelAimOf(named?.word ?? standingFor(terms) ?? text, named ? [named.term] : terms)
  return { model, beside: named && meaningOf(named.others), need, meant: isSame(meant, need) ? undefined : meant }
}

/** The model that a whole text stands for, where it does not say it itself. */
function standingFor([term, ...more]: readonly Term[]): string | undefined {
  if (!term || more.length > 0 || term.chip.kind !== 'model') return undefined
  const { value, word } = term.chip
  return plainOf(value) === plainOf(word) ? undefined : value
}

/** The one number of a part among words that say other things: LM358 in `LM358 SOP8 TI` and in `LM358 规格书`. */
function namedModel(terms: readonly Term[]) {
  const spoken = terms.filter(({ chip }) => chip.kind !== 'filler')
  const [term, ...more] = spoken.filter(isModelLike)
  const others = spoken.filter((other) => other !== term)
  if (!term || more.length > 0 || others.some(({ chip }) => modelKinds.has(chip.kind))) return undefined
  const word = term.chip.kind === 'model' ? term.chip.value : term.chip.word
  return terms.length === 1 ? undefined : { term, word, others }
}

const isModelLike = ({ chip: { kind, word } }: Term): boolean =>
  kind === 'model' || (kind === 'text' && /[a-z]/i.test(word) && /\d/.test(word) && !/\p{Script=Han}/u.test(word))

/** A model as its key is kept; whoever types full-width letters means the plain ones. */
export const modelKeyOf = (text: string): string => text.normalize('NFKC').trim().toUpperCase()

function modelAimOf(text: string, terms: readonly Term[]): ModelPlan | undefined {
  const plain = plainOf(text)
  if (plain === '' || /\p{Script=Han}/u.test(plain)) return undefined
  const isBare = terms.every(({ chip }) => modelKinds.has(chip.kind))
  const hasBeginnings = !isSomethingElse(terms)
  const hasAlike = hasBeginnings && plain.length >= shortestAlike
  const hasHolding = hasAlike && isBare
  const key = modelKeyOf(text)
  return {
    key,
    plain,
    hasBeginnings,
    hasAlike,
    hasHolding,
    orders: hasHolding && plain.length <= longestSlip ? otherOrdersOf(key) : noOrders,
    hasSlips: hasHolding && plain.length >= shortestSlip && plain.length <= longestSlip,
  }
}

/**
 * What is looked for while a model is typed: those that begin so; where none does, those that hold it. Nothing where a
 * text is no piece of a number.
 */
export function hintPlan(text: string, isHolding: boolean): SearchPlan | undefined {
  const plain = plainOf(text)
  if (plain === '' || (isHolding && (plain.length < shortestAlike || /\p{Script=Han}/u.test(plain)))) return undefined
  const model = {
    key: modelKeyOf(text),
    plain,
    hasBeginnings: !isHolding,
    hasAlike: !isHolding,
    hasHolding: isHolding,
    orders: noOrders,
    hasSlips: false,
  }
  return { model, beside: undefined, need: undefined, meant: undefined }
}

/** Words that mean something of their own. A category may be a series as well: STM32. */
const ownKinds: ReadonlySet<string> = new Set(['quantity', 'range', 'package', 'brand', 'feature', 'marking'])

/** Who types TI means the brand, and 10k a value: TIP122 and 10KA begin so by chance. They are still found, as words. */
const isSomethingElse = (terms: readonly Term[]): boolean =>
  terms.length > 0 && terms.every(({ chip }) => ownKinds.has(chip.kind))

/**
 * Spellings a typo away: a character too many, one too few, a wrong one, two that changed places. At the very end
 * only whole models count, because every model is a typo away from the beginning it shares with its neighbours.
 */
export function typoPatternsOf(plain: string): TypoPattern[] {
  const letters = [...plain]
  const last = letters.length - 1
  const part = (from: number, to?: number) => letters.slice(from, to).join('')
  return letters.flatMap((letter, at) => {
    const head = part(0, at)
    const goesOn = at < last
    const next = letters[at + 1]
    return [
      { head, hasGap: false, tail: part(at + 1), goesOn },
      { head, hasGap: true, tail: part(at + 1), goesOn },
      { head, hasGap: true, tail: part(at), goesOn: true },
      ...(next === undefined ? [] : [{ head, hasGap: false, tail: next + letter + part(at + 2), goesOn: true }]),
    ]
  })
}
