import type { Client, Op } from '@xinpu/sdk'
import * as company from '@xinpu/sdk/company'
import { query } from '@xinpu/sdk/query'
import type { RiskKind, TycRow } from '@xinpu/sdk/types'

/** Rows of a page of companies. */
export const foundSize = 20

/** Companies that are found. */
export const companiesFound = (call: Client, input: company.CompanySearchInput) =>
  query(call, company.companySearch, input)

/** What narrows them. */
export const companyFacets = (call: Client, keywords: string) => query(call, company.companyFacets, { keywords })

/** Companies offered while somebody types. */
export const companyHints = (call: Client, keywords: string) => query(call, company.companyHint, { keywords })

/** What others look up. */
export const hotCompanies = (call: Client) => query(call, company.companyHot, { size: 8 })

/** The companies that a person follows, with their news. */
export const followedCompanies = (call: Client) => query(call, company.followList, { pageSize: 8 })

/** One company of the register. */
export const registered = (call: Client, id: number) => query(call, company.companyBaseinfo, { id })

/** How much there is in every list of it. */
export const countsOf = (call: Client, id: number) => query(call, company.countsCounts, { id })

/** Rows of a list before more of it is asked for. */
export const rowsFirst = 10

export const holdersOf = (call: Client, id: number) => query(call, company.structureHolder, { id, pageSize: 50 })
export const ownershipOf = (call: Client, id: number) => query(call, company.ownershipTree, { id })
export const staffOf = (call: Client, id: number) => query(call, company.peopleStaff, { id, pageSize: 50 })
export const changesOf = (call: Client, id: number, pageSize: number) =>
  query(call, company.structureChange, { id, pageSize })
export const yearsOf = (call: Client, id: number) => query(call, company.reportYears, { id })

/** Lists of rows that anybody may read, by their names in the counts. */
export const openLists = {
  invest: company.structureInvest,
  branch: company.structureBranch,
  patent: company.propertyPatent,
  trademark: company.propertyTrademark,
  softwareCopyright: company.propertySoftwareCopyright,
  copyright: company.propertyCopyright,
  website: company.propertyWebsite,
} as const
export type OpenList = keyof typeof openLists
export const isOpenList = (name: string): name is OpenList => name in openLists

type Rows = Op<{ id: number; pageIndex?: number; pageSize?: number }, { data: TycRow[]; totalRecord: number }>

export const rowsOf = (call: Client, list: OpenList, id: number, pageSize: number) =>
  query(call, openLists[list] as Rows, { id, pageSize })

const riskLists: Record<RiskKind, Rows> = {
  lawSuit: company.courtLawSuit as Rows,
  court: company.courtAnnouncement as Rows,
  hearing: company.courtHearing as Rows,
  dishonest: company.courtDishonest as Rows,
  executed: company.courtExecuted as Rows,
  abnormal: company.riskAbnormal as Rows,
  punishment: company.riskPunishment as Rows,
}

/** Records of one kind, newest first; for who is logged in. */
export const riskRows = (call: Client, kind: RiskKind, id: number, page: number) =>
  query(call, riskLists[kind], { id, pageIndex: page, pageSize: foundSize })

/** The counts of what is recorded, with the newest of each kind; for who is logged in. */
export const riskOf = (call: Client, id: number) => query(call, company.riskSummary, { id })

/** One record. */
export const riskRecord = (call: Client, id: number, riskId: number) => query(call, company.riskDetail, { id, riskId })

/** What is no longer so; for who is logged in. */
export const historyOf = (call: Client, id: number, kind: company.HistoryListInput['kind']) =>
  query(call, company.historyList, { id, kind, pageSize: foundSize })

export const reportOf = (call: Client, id: number, year: number) => query(call, company.reportDetail, { id, year })
export const snapshotOf = (call: Client, id: number) => query(call, company.reportSnapShot, { id })

/** The companies of one of its people. */
export const companiesOfPerson = (call: Client, id: number, staffId: number, page: number) =>
  query(call, company.peoplePersonnel, { id, staffId, pageIndex: page, pageSize: foundSize })

/** Companies side by side. */
export const compared = (call: Client, ids: number[]) => query(call, company.countsCompare, { ids })
