// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { ArticleDTO, BrandHint, BrandLetter, BrandReportReason, CategoryNode, ContactVO, MyBrand, Page, ReviewStatus, SpecBrand, SpecBrandCompany } from './types.gen.ts'

/** Input of company.categories. */
export type CompanyCategoriesInput = { /** 品牌 */ brandId: number }
/** The categories a brand has parts in, with its own counts. */
export const companyCategories = 'GET /specBrand/categorys' as Op<CompanyCategoriesInput, CategoryNode[]>

/** Input of company.contacts. */
export type CompanyContactsInput = { /** 品牌 */ brandId: number }
/** How to reach a brand; numbers are masked for visitors. */
export const companyContacts = 'GET /specBrand/contactInfo' as Op<CompanyContactsInput, ContactVO[]>

/** Input of company.info. */
export type CompanyInfoInput = { /** 品牌 */ brandId: number }
/** The company behind a brand. */
export const companyInfo = 'GET /specBrand/companyInfo' as Op<CompanyInfoInput, SpecBrandCompany>

/** Input of company.news. */
export type CompanyNewsInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 品牌 */ brandId: number }
/** Articles that name a brand, newest first. */
export const companyNews = 'GET /specBrand/news' as Op<CompanyNewsInput, Page<ArticleDTO>>

/** Input of desk.edit. */
export type DeskEditInput = { /** 品牌 */ id: number; /** 品牌名称 */ brandCn?: string; /** 英文名称 */ brandEn?: string; /** 官网 */ website?: string; /** 品牌标志 */ fullLogo?: string; /** 品牌介绍 */ intro?: string; /** 国家或地区 */ country?: string }
/** Changes a brand at the desk, whoever holds it. For admins. */
export const deskEdit = 'POST:u /admin/brand/edit /specBrand /chip/specification/brands' as Op<DeskEditInput, SpecBrand>

/** Input of detail. */
export type DetailInput = { /** 品牌 */ brandId: number }
/** One brand. */
export const detail = 'GET /specBrand/{brandId}' as Op<DetailInput, SpecBrand>

/** Input of directory.letters. */
export type DirectoryLettersInput = { /** 类型. 1 international, 2 Chinese; absent for all. */ type?: 1 | 2; /** 有型号. Only brands that have parts. */ hasParts?: boolean }
/** The letters brands begin with, with how many each. */
export const directoryLetters = 'GET /specBrand/letters' as Op<DirectoryLettersInput, BrandLetter[]>

/** Input of directory.list. */
export type DirectoryListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 类型. 1 international, 2 Chinese; absent for all. */ type?: 1 | 2; /** 首字母 */ letter?: string; /** 品牌 */ keywords?: string; /** 分类 */ categoryId?: number }
/** All brands, also those without parts, by their short name. */
export const directoryList = 'GET /specBrand/list' as Op<DirectoryListInput, Page<SpecBrand>>

/** Input of hot. */
export type HotInput = { /** 数量 */ size?: number }
/** The brands people look at most. */
export const hot = 'GET /specBrand/user/hot' as Op<HotInput, SpecBrand[]>

/** Input of keywords. */
export type KeywordsInput = { /** 品牌 */ keywords: string }
/** Brands whose name or alias begins so. */
export const keywords = 'GET /specBrand/keywords' as Op<KeywordsInput, { data: BrandHint[] }>

/** Input of list. */
export type ListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 品牌 */ keywords?: string; /** 首字母 */ letter?: string; /** 分类 */ categoryId?: number }
/** Brands that have parts, most parts first. */
export const list = 'GET /chip/specification/brands' as Op<ListInput, Page<SpecBrand>>

/** Input of mine.add. */
export type MineAddInput = { /** 品牌名称 */ brandCn: string; /** 英文名称 */ brandEn?: string; /** 官网 */ website?: string; /** 品牌标志 */ fullLogo?: string; /** 品牌介绍 */ intro?: string }
/** Adds a brand that is missing; it goes to review. Needs a login. */
export const mineAdd = 'POST:u /specBrand/user/add /specBrand/user/list' as Op<MineAddInput, MyBrand>

/** Input of mine.apply. */
export type MineApplyInput = { /** 品牌 */ brandId: number; /** 证明文件. The trade-mark certificate, or an authorisation. */ certUrl: string; /** 备注 */ remark?: string }
/** Claims a brand for the enterprise that makes its parts. For certified enterprises. */
export const mineApply = 'POST:u /specBrand/auth/user/apply /specBrand' as Op<MineApplyInput, null>

/** Input of mine.edit. */
export type MineEditInput = { /** 品牌 */ id: number; /** 品牌名称 */ brandCn?: string; /** 英文名称 */ brandEn?: string; /** 官网 */ website?: string; /** 品牌标志 */ fullLogo?: string; /** 品牌介绍 */ intro?: string; /** 国家或地区 */ country?: string }
/** Changes a brand that belongs to the enterprise. For certified enterprises. */
export const mineEdit = 'POST:u /specBrand/auth/user/edit /specBrand /chip/specification/brands' as Op<MineEditInput, SpecBrand>

/** Input of mine.list. */
export type MineListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: ReviewStatus }
/** The brands the person who asks added. Needs a login. */
export const mineList = 'GET:u /specBrand/user/list' as Op<MineListInput, Page<MyBrand>>

/** Input of report. */
export type ReportInput = { /** 品牌 */ id: number; reason: BrandReportReason; /** 补充说明 */ content?: string }
/** Tells the reviewers that something is wrong with a brand. Needs a login. */
export const report = 'POST:u /specBrand/report' as Op<ReportInput, null>
