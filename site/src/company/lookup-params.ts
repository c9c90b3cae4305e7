import { id, many, oneOf, page, readsAddress, whole, word } from '../app/address.ts'

/** Reads what companies of the register are found by. */
export const readFound = readsAddress({
  keywords: word(200),
  region: word(30),
  industry: word(50),
  regStatus: word(20),
  page,
})
export type FoundParams = ReturnType<typeof readFound>

/** Reads which records of a company are shown, and which of them is open. */
export const readRisk = readsAddress({
  group: oneOf(['self', 'around', 'history']),
  kind: oneOf(['lawSuit', 'court', 'hearing', 'dishonest', 'executed', 'abnormal', 'punishment']),
  riskId: id,
  page,
})
export type RiskParams = ReturnType<typeof readRisk>

/** Reads the year of a report. */
export const readReport = readsAddress({ year: whole(2200) })

/** Reads whose companies are shown. */
export const readPerson = readsAddress({ id, staffId: id, page })
export type PersonParams = ReturnType<typeof readPerson>

/** Reads which companies stand side by side: `1,2`. */
export const readCompared = readsAddress({ ids: word(60) })

/** As many as stand side by side. */
export const mostCompared = 4

/** The companies that an address names, each once. */
export const comparedIds = (ids: string | undefined): number[] => [
  ...new Set(many(id, mostCompared)((ids ?? '').split(',')) ?? []),
]
