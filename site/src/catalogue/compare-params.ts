import { linkOptions } from '@tanstack/react-router'
import { oneOf, wholeOf, type Given } from '../app/address.ts'
import { mostCompared } from './compared-parts.ts'
import { mostPieces } from './part-params.ts'

/** What is compared, in the address: anyone who has it sees the same. */
export interface CompareParams {
  /** Numbers of parts, parted by commas. */
  ids?: string | undefined
  qty?: number | undefined
  /** 0 shows every row; else only what differs. */
  diff?: 0 | undefined
}

/** Reads an address; what cannot be is undefined. The router reads one number as a number. */
export const readCompareParams = (given: Given): CompareParams => ({
  ids: idsIn(given['ids']).join(',') || undefined,
  qty: wholeOf(given['qty'], mostPieces),
  diff: oneOf(['0'] as const, String(given['diff'])) ? 0 : undefined,
})

const greatestId = 2_147_483_647
const longest = 200

/** The numbers in a text, each once. */
function idsIn(value: unknown): number[] {
  const texts = Array.isArray(value)
    ? value.map(String)
    : String(value ?? '')
        .slice(0, longest)
        .split(',')
  const ids = texts.filter((text) => /^[1-9]\d{0,9}$/.test(text.trim())).map(Number)
  return [...new Set(ids)].filter((id) => id <= greatestId)
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
