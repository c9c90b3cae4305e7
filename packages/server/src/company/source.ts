import type { company } from '@xinpu/contract/company'

/** The lists that a company has where it is told; those of the past have the kind behind a colon. */
export const sections = [
  'holder',
  'staff',
  'change',
  'invest',
  'branch',
  'trademark',
  'patent',
  'copyright',
  'softwareCopyright',
  'website',
  'annualReport',
  'lawSuit',
  'courtAnnouncement',
  'ktannouncement',
  'dishonest',
  'executed',
  'abnormal',
  'punishment',
  'around',
  'history:baseinfo',
  'history:holder',
  'history:staff',
  'history:invest',
  'history:lawSuit',
  'history:punishment',
] as const
/** The name of a list, or `personnel:` with the number that somebody has at the provider. */
export type Section = string

/** The entry of a company as it is told: what `TycCompany` has besides our own numbers. */
export type Entry = Omit<
  company.TycCompany,
  'enterpriseId' | 'id' | 'isFollow' | 'legalPersonId' | 'source' | 'updateTime'
>

/** A company where it is told. */
export interface OuterCompany {
  outer: string
  name: string
}

/** A row as it is told: the columns of its noun, without our numbers. */
export interface ToldRow {
  /** Its number at the provider: the same row has the same one the next time. */
  outer: string
  data: object
  /** The company it is about; its number becomes `companyId`. */
  company?: OuterCompany
}

/** A list as it is told. */
export interface ToldList {
  rows: readonly ToldRow[]
  /** How many there are in all, where not all of them are told. */
  total: number
}

/** Why something is asked: somebody looks at it, or it is followed and due; some of a day's questions are kept for those. */
export type Cause = 'due' | 'looked'

/** Tells of companies. The port: 天眼查 when it is configured, an invented world on a laptop, else nobody. */
export interface CompanySource {
  /** Who tells it, for 数据来源. */
  name: string
  /** Whether each question costs: then visitors may ask only so many. */
  isMetered: boolean
  /** Whether it answered when it was last asked. */
  state: () => 'away' | 'ok'
  /** The entry of a company; undefined for one that there is none of. */
  entry: (outer: OuterCompany, cause?: Cause) => Promise<Entry | undefined>
  /** The first rows of a list, in their order. */
  rows: (section: Section, outer: OuterCompany, cause?: Cause) => Promise<ToldList>
  /** Companies that words may mean. */
  find: (words: string) => Promise<readonly OuterCompany[]>
}
