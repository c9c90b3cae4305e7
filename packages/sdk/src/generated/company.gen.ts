// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { CompanyCounts, CompanyFacets, CompanyHint, CompanyHistoryKind, CompanyNews, ComparedCompany, FollowedCompany, FoundCompany, HotWord, Ownership, Page, PersonCompanies, ReportYear, TycChange, TycCompany, TycHolder, TycReport, TycRisk, TycRiskRecord, TycRow, TycSnapShot, TycStaff } from './types.gen.ts'

/** Input of company.baseinfo. */
export type CompanyBaseinfoInput = { /** 企业 */ id?: number; /** 企业名称 */ name?: string }
/** One company, by number or by its full name. */
export const companyBaseinfo = 'GET /tyc/services/baseinfo' as Op<CompanyBaseinfoInput, TycCompany>

/** Input of company.facets. */
export type CompanyFacetsInput = { /** 搜索内容 */ keywords: string }
/** What narrows a search for companies, with counts. */
export const companyFacets = 'GET /tyc/services/facets' as Op<CompanyFacetsInput, CompanyFacets>

/** Input of company.hint. */
export type CompanyHintInput = { /** 搜索内容 */ keywords: string }
/** Companies offered while somebody types, with the field that matched. */
export const companyHint = 'GET /tyc/services/hint' as Op<CompanyHintInput, { data: CompanyHint[] }>

/** Input of company.hot. */
export type CompanyHotInput = { /** 数量 */ size?: number }
/** Companies that most people looked up within thirty days; `id` is the company. */
export const companyHot = 'GET /tyc/services/hot' as Op<CompanyHotInput, HotWord[]>

/** Input of company.renew. */
export type CompanyRenewInput = { /** 企业 */ id: number }
/** Asks the provider for fresh data of a company. Needs a login. */
export const companyRenew = 'POST:u /tyc/renew /tyc/services /tyc/follow' as Op<CompanyRenewInput, { updateTime: string; /** What is no longer as it was, newest first. */ changes: CompanyNews[] }>

/** Input of company.search. */
export type CompanySearchInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords: string; /** 地区. A province or city as the register writes it. */ region?: string; /** 行业 */ industry?: string; /** 登记状态 */ regStatus?: string }
/** Finds companies by name, former name, first letters, code or person. */
export const companySearch = 'GET /tyc/services/search' as Op<CompanySearchInput, Page<FoundCompany>>

/** Input of counts.compare. */
export type CountsCompareInput = { /** 企业 */ ids: number[] }
/** Up to four companies side by side, in the order asked for. */
export const countsCompare = 'GET /tyc/services/compare' as Op<CountsCompareInput, ComparedCompany[]>

/** Input of counts.counts. */
export type CountsCountsInput = { /** 企业 */ id: number }
/** How much there is in every list of a company. */
export const countsCounts = 'GET /tyc/services/counts' as Op<CountsCountsInput, CompanyCounts>

/** Input of court.announcement. */
export type CourtAnnouncementInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The notices of courts on a company. Needs a login. */
export const courtAnnouncement = 'GET:u /tyc/services/courtAnnouncement' as Op<CourtAnnouncementInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of court.dishonest. */
export type CourtDishonestInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The judgments a company could obey and did not. Needs a login. */
export const courtDishonest = 'GET:u /tyc/services/dishonest' as Op<CourtDishonestInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of court.executed. */
export type CourtExecutedInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The judgments that are enforced on a company. Needs a login. */
export const courtExecuted = 'GET:u /tyc/services/executed' as Op<CourtExecutedInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of court.hearing. */
export type CourtHearingInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The hearings a company is called to. Needs a login. */
export const courtHearing = 'GET:u /tyc/services/ktannouncement' as Op<CourtHearingInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of court.lawSuit. */
export type CourtLawSuitInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The court cases of a company. Needs a login. */
export const courtLawSuit = 'GET:u /tyc/services/lawSuit' as Op<CourtLawSuitInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of follow.list. */
export type FollowListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** The companies I follow, those with the latest news first. Needs a login. */
export const followList = 'GET:u /tyc/follow/list' as Op<FollowListInput, Page<FollowedCompany>>

/** Input of history.list. */
export type HistoryListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number; kind: CompanyHistoryKind }
/** What a company was, had or did and no longer does. Needs a login. */
export const historyList = 'GET:u /tyc/services/history' as Op<HistoryListInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of ownership.tree. */
export type OwnershipTreeInput = { /** 企业 */ id: number; /** 层数 */ levels?: number }
/** Who owns a company over several levels, and what it owns. */
export const ownershipTree = 'GET /tyc/services/ownership' as Op<OwnershipTreeInput, Ownership>

/** Input of people.personnel. */
export type PeoplePersonnelInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number; /** 人员 */ staffId: number }
/** The other companies of one of its people. Needs a login. */
export const peoplePersonnel = 'GET:u /tyc/services/personnel' as Op<PeoplePersonnelInput, PersonCompanies>

/** Input of people.staff. */
export type PeopleStaffInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The people who hold an office in a company. */
export const peopleStaff = 'GET /tyc/services/staff' as Op<PeopleStaffInput, { data: TycStaff[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of property.copyright. */
export type PropertyCopyrightInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The registered works of a company. */
export const propertyCopyright = 'GET /tyc/services/copyright' as Op<PropertyCopyrightInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of property.patent. */
export type PropertyPatentInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The patents of a company. */
export const propertyPatent = 'GET /tyc/services/patent' as Op<PropertyPatentInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of property.softwareCopyright. */
export type PropertySoftwareCopyrightInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The software of a company. */
export const propertySoftwareCopyright = 'GET /tyc/services/softwareCopyright' as Op<PropertySoftwareCopyrightInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of property.trademark. */
export type PropertyTrademarkInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The trade marks of a company. */
export const propertyTrademark = 'GET /tyc/services/trademark' as Op<PropertyTrademarkInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of property.website. */
export type PropertyWebsiteInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The sites a company registered (ICP). */
export const propertyWebsite = 'GET /tyc/services/website' as Op<PropertyWebsiteInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of report.detail. */
export type ReportDetailInput = { /** 企业 */ id: number; /** 年份 */ year: number }
/** What a company published on one year. */
export const reportDetail = 'GET /tyc/services/annualReport' as Op<ReportDetailInput, TycReport>

/** Input of report.snapShot. */
export type ReportSnapShotInput = { /** 企业 */ id: number }
/** The stored page of a company's entry. */
export const reportSnapShot = 'GET /tyc/services/snapShot' as Op<ReportSnapShotInput, TycSnapShot>

/** Input of report.years. */
export type ReportYearsInput = { /** 企业 */ id: number }
/** The years a company reported on, newest first. */
export const reportYears = 'GET /tyc/services/annualReport/list' as Op<ReportYearsInput, ReportYear[]>

/** Input of risk.abnormal. */
export type RiskAbnormalInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** When a company stood on the list of irregular ones. Needs a login. */
export const riskAbnormal = 'GET:u /tyc/services/abnormal' as Op<RiskAbnormalInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of risk.detail. */
export type RiskDetailInput = { /** 企业 */ id: number; /** 风险记录. The number of a row of a group or list. */ riskId: number }
/** One record of a risk. Needs a login. */
export const riskDetail = 'GET:u /tyc/services/risk/detail' as Op<RiskDetailInput, TycRiskRecord>

/** Input of risk.punishment. */
export type RiskPunishmentInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** What authorities fined a company for. Needs a login. */
export const riskPunishment = 'GET:u /tyc/services/punishment' as Op<RiskPunishmentInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of risk.summary. */
export type RiskSummaryInput = { /** 企业 */ id: number }
/** The risks of a company by scope, kind and level. Needs a login. */
export const riskSummary = 'GET:u /tyc/services/risk' as Op<RiskSummaryInput, TycRisk>

/** Input of structure.branch. */
export type StructureBranchInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The branches of a company. */
export const structureBranch = 'GET /tyc/services/branch' as Op<StructureBranchInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of structure.change. */
export type StructureChangeInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The changes of a company's entry, newest first. */
export const structureChange = 'GET /tyc/services/change' as Op<StructureChangeInput, { data: TycChange[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of structure.holder. */
export type StructureHolderInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The shareholders of a company, greatest share first. */
export const structureHolder = 'GET /tyc/services/holder' as Op<StructureHolderInput, { data: TycHolder[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>

/** Input of structure.invest. */
export type StructureInvestInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 企业 */ id: number }
/** The companies a company holds shares of. */
export const structureInvest = 'GET /tyc/services/invest' as Op<StructureInvestInput, { data: TycRow[]; /** Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows. */ totalRecord: number; /** Who told it, for 数据来源. */ source: string; /** When it was told, for 数据截至. */ updateTime: string }>
