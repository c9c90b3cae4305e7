import { wholeOf, wordOf } from '../app/address.ts'

/** What an address of the user centre may say; each room reads what it knows. */
export interface CenterSearch {
  type?: number | undefined
  tab?: string | undefined
  kind?: string | undefined
  tag?: string | undefined
  status?: string | undefined
  keywords?: string | undefined
  id?: number | undefined
  page?: number | undefined
}

/** Reads it; what cannot be is left out. */
export const readCenterSearch = ({
  type,
  tab,
  kind,
  tag,
  status,
  keywords,
  id,
  page,
}: Readonly<Record<string, unknown>>): CenterSearch => ({
  type: wholeOf(type, 99),
  tab: wordOf(tab, 20),
  kind: wordOf(kind, 20),
  tag: wordOf(tag, 20),
  status: wordOf(status, 20),
  keywords: wordOf(keywords, 100),
  id: wholeOf(id, 2_147_483_647),
  page: wholeOf(page, 100_000),
})

/** One of some words; the first where it is none. */
export const oneIn = <Word extends string>(words: readonly [Word, ...Word[]], given: string | undefined): Word =>
  words.find((word) => word === given) ?? words[0]
