import { plainOf } from '@xinpu/trade/words'
import type { LifecycleColumn } from '../core/tables.ts'

const longestModel = 120
const longestUrl = 2000
const longestDescription = 1000
const stockCeiling = 2_000_000_000

/** Characters that no part's name has: controls, direction marks, and the sign of a broken encoding. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const broken = /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\ufffd]/

/** Why a model is not taken; nothing when it is. */
export function modelFault(model: string): string | undefined {
  if (model === '') return 'no model'
  if (model.length > longestModel) return 'model too long'
  if (broken.test(model)) return 'broken characters in the model'
  if (plainOf(model) === '') return 'model without a letter or digit'
  return undefined
}

/** A text on one line, without what no one sees. */
export const tidy = (text: string): string =>
  ordinary.test(text) ? text : text.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim()

/** Most cells are tidy already, and there are millions. */
const ordinary = /^(?:[!-~\u00a1-\u00ff\u3000-\u9fff\uff01-\uffee℃Ωµ±≤≥] ?)*(?<! )$/
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unseen = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\ufeff\ufffd]/g

export const tidyDescription = (text: string): string => cut(tidy(text), longestDescription)

/** The beginning of a text; a character of two halves that is cut between them is replaced, since no database takes a half. */
export const cut = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).toWellFormed() : text

/** A package; `-` stands for none. */
export const packageOf = (text: string): string => (text === '-' ? '' : cut(tidy(text), 80))

/** An address on the web, or nothing: other schemes do not belong behind a link. */
export function webAddress(text: string): string {
  const address = text.trim()
  if (!/^https?:\/\/[^\s"'<>\\]{4,}$/i.test(address) || address.length > longestUrl) return ''
  return URL.canParse(address) ? address : ''
}

/** A number of 立创商城, or nothing. */
export function lcscOf(text: string): string {
  const number = text.trim().toUpperCase()
  return /^C[1-9]\d{0,8}$/.test(number) ? number : ''
}

export function stockOf(text: string): number | null {
  if (!/^\d{1,12}$/.test(text)) return null
  return Math.min(Number(text), stockCeiling)
}

/** What is in stock by the thousand is looked for; at most 400, so that curated parts stand above. */
export const popularityOf = (stock: number | null): number =>
  Math.min(400, Math.round(40 * Math.log10((stock ?? 0) + 1)))

const lifecycles: readonly [RegExp, LifecycleColumn][] = [
  [/^(active|production)/i, 'active'],
  [/not for new|nrnd/i, 'nrnd'],
  [/last time|eol|end of life|discontinued/i, 'eol'],
  [/obsolete/i, 'obsolete'],
]

export const lifecycleOf = (text: string): LifecycleColumn =>
  lifecycles.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown'
