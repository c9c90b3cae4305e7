import { day, id, page, readsAddress, whole, word } from '../app/address.ts'

/** Reads what an address of the user centre says; each room takes what it knows. */
export const readCenterSearch = readsAddress({
  type: whole(99),
  tab: word(20),
  kind: word(20),
  role: word(20),
  tag: word(20),
  status: word(20),
  keywords: word(100),
  begin: day,
  end: day,
  id,
  owner: word(20),
  dir: id,
  sort: word(20),
  page,
})

export type CenterSearch = ReturnType<typeof readCenterSearch>

/** One of some words; the first where it is none. */
export const oneIn = <Word extends string>(words: readonly [Word, ...Word[]], given: string | undefined): Word =>
  words.find((word) => word === given) ?? words[0]
