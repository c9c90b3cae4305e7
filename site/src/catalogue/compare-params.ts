import { linkOptions } from '@tanstack/react-router'
import { id, readsAddress, whole } from '../app/address.ts'
import { mostCompared } from './compared-parts.ts'
import { mostPieces } from './part-params.ts'

/** Reads what is compared: anyone who has the address sees the same. The router reads one number as a number. */
export const readCompareParams = readsAddress({
  /** Numbers of parts, parted by commas. */
  ids: (value) => idsIn(value).join(',') || undefined,
  qty: whole(mostPieces),
  /** 0 shows every row; else only what differs. */
  diff: (value) => (value === 0 || value === '0' ? (0 as const) : undefined),
})

export type CompareParams = ReturnType<typeof readCompareParams>

const longest = 200

/** The router reads figures as numbers; what else an address can hold is no text. */
const isText = (value: unknown): value is number | string => typeof value === 'string' || typeof value === 'number'

/** The numbers in a text, each once. */
function idsIn(value: unknown): number[] {
  const texts = Array.isArray(value)
    ? value.filter(isText).map(String)
    : String(isText(value) ? value : '')
        .slice(0, longest)
        .split(',')
  return [...new Set(texts.filter((text) => /^[1-9]\d*$/.test(text.trim())).flatMap((text) => id(text) ?? []))]
}

/** The parts to compare, and whether some had no room. */
export function comparedIn({ ids }: CompareParams): { ids: number[]; isCut: boolean } {
  const all = idsIn(ids)
  return { ids: all.slice(0, mostCompared), isCut: all.length > mostCompared }
}

/** Where parts stand side by side. */
export const comparePlace = (ids: readonly number[], rest: Omit<CompareParams, 'ids'> = {}) =>
  linkOptions({
    to: '/prefecture/electronicComponentList/compare',
    search: { ...rest, ids: ids.length > 0 ? ids.join(',') : undefined },
  })
