// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { Alternate, AlternateRule, CategoryNode, CommonSearchResult, Comparison, FulltextResult, FulltextSort, HitRect, MySpec, Offer, OfferSort, OutsideSpec, Page, PartDetail, PartFacets, PartList, PartSearchResult, QueryChip, ReviewStatus, Revision, RevisionDiff, SearchHint, SpecCheck, SpecDetail, SpecDto, SpecPublicDetail, SpecReportReason, TextMark } from './types.gen.ts'

/** Input of category.tree. */
export type CategoryTreeInput = { /** 上级分类 */ parentId?: number }
/** The tree of categories, or the part below one of them. */
export const categoryTree = 'GET /chip/specification/categorys' as Op<CategoryTreeInput, CategoryNode[]>

/** Input of detail. */
export type DetailInput = { /** 资料 */ id: number }
/** A datasheet in full; remembers the view. Needs a login. */
export const detail = 'GET:u /my/spec/v1/detail' as Op<DetailInput, SpecDetail>

/** Input of detailOfBrand. */
export type DetailOfBrandInput = { /** 资料 */ id: number; /** 品牌 */ brandId: number }
/** The same, when the brand is known. Needs a login. */
export const detailOfBrand = 'GET:u /my/spec/v1/detail/{brandId}' as Op<DetailOfBrandInput, SpecDetail>

/** Input of file.diskDownloads. */
export type FileDiskDownloadsInput = { /** 文件 */ ids?: number[]; /** 文件名 */ zipName?: string; /** 文件夹. With all that is inside them, in folders of the zip. */ folderIds?: number[] }
/** Packs files and folders of the disk into one zip. Needs a login. */
export const fileDiskDownloads = 'POST:ubq /file/users/files/downloads' as Op<FileDiskDownloadsInput, Blob>

/** Input of file.downloads. */
export type FileDownloadsInput = { /** 文件 */ ids: number[]; /** 文件名 */ zipName?: string }
/** Packs datasheets into one zip. Needs a login. */
export const fileDownloads = 'POST:ubq /file/spec/v1/downloads' as Op<FileDownloadsInput, Blob>

/** Input of fulltext.pageHits. */
export type FulltextPageHitsInput = { /** 资料 */ id: number; /** 搜索内容 */ keywords: string }
/** Finds words inside one datasheet, page by page. */
export const fulltextPageHits = 'GET /spec/pageHits' as Op<FulltextPageHitsInput, { /** From 1. */ page: number; count: number; /** Plain text around the first hit; empty for visitors past the preview. */ snippet: string; /** Where the words stand in the snippet. */ marks: TextMark[]; /** Where the place is known. */ rects?: HitRect[] }[]>

/** Input of fulltext.search. */
export type FulltextSearchInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords: string; /** 品牌 */ brandId?: number; /** 分类 */ categoryId?: number; /** 语言 */ language?: "zh" | "en"; /** 年份. When the revision was published. */ year?: number; sort?: FulltextSort }
/** Finds words inside datasheets, page by page. */
export const fulltextSearch = 'GET /spec/fulltext' as Op<FulltextSearchInput, FulltextResult>

/** Input of hot. */
export type HotInput = { /** 数量 */ size?: number }
/** Datasheets people download most. */
export const hot = 'GET /spec/hot' as Op<HotInput, SpecDto[]>

/** Input of keywordsOfBrand. */
export type KeywordsOfBrandInput = { /** 品牌 */ brandId: number; /** 搜索内容 */ keywords: string }
/** Datasheets of a brand, offered while typing. */
export const keywordsOfBrand = 'GET /spec/{brandId}/keywords' as Op<KeywordsOfBrandInput, { data: { name: string; specId: number }[] }>

/** Input of mail.send. */
export type MailSendInput = { /** 资料 */ id: number; /** 邮箱 */ email: string }
/** Sends a datasheet to an e-mail address. Needs a login. */
export const mailSend = 'POST:u /dtUser/v1/sendPdf' as Op<MailSendInput, null>

/** Input of mine.add. */
export type MineAddInput = { /** 文件名 */ filename: string; /** 资料文件 */ fileUrl: string; /** 文件大小. Bytes, up to 100 MB. */ fileSize: number; /** 品牌 */ brandId?: number; /** 品牌名称. For a brand that is not listed; passed over beside brandId. */ brandCn?: string; /** 型号. Left out: read from the file. */ model?: string; /** 分类. Left out: the part's own, else 其他. */ categoryId?: number; /** 文件夹. The folder of the cloud disk that keeps it too. */ dirId?: number; /** 说明 */ description?: string }
/** Hands in a datasheet that was uploaded, for review. Needs a login. */
export const mineAdd = 'POST:u /file/spec/user/v1/add1 /my/spec/list /spec/user/dir' as Op<MineAddInput, MySpec>

/** Input of mine.check. */
export type MineCheckInput = { /** 资料文件 */ fileUrl: string }
/** Reads brand and model from a file that was uploaded. Needs a login. */
export const mineCheck = 'GET:u /spec/user/check' as Op<MineCheckInput, SpecCheck>

/** Input of mine.list. */
export type MineListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string; status?: ReviewStatus }
/** The datasheets that the person uploaded, newest first. Needs a login. */
export const mineList = 'GET:u /my/spec/list' as Op<MineListInput, Page<MySpec>>

/** Input of mine.remove. */
export type MineRemoveInput = { /** 资料 */ ids: number[] }
/** Takes back datasheets that the person uploaded. Needs a login. */
export const mineRemove = 'POST:u /my/spec/delete /my/spec/list /spec/user/dir' as Op<MineRemoveInput, null>

/** Input of mine.report. */
export type MineReportInput = { /** 资料 */ id: number; reason: SpecReportReason; /** 补充说明 */ content?: string; /** 页码. The page it is about. */ page?: number }
/** Tells the reviewers that something is wrong with a datasheet. Needs a login. */
export const mineReport = 'POST:u /spec/report' as Op<MineReportInput, null>

/** Input of newest. */
export type NewestInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** Datasheets, newest first. */
export const newest = 'GET /spec/newest' as Op<NewestInput, Page<SpecDto>>

/** Input of ofBrand. */
export type OfBrandInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 品牌 */ brandId: number; /** 搜索内容 */ keywords?: string; /** 分类 */ categoryId?: number; /** 型号. Only those that describe this part. */ partId?: number; /** 排序. Absent: what fits the keywords best, then what is downloaded most. */ sort?: "newest" | "downloads" | "name" }
/** Datasheets of a brand. */
export const ofBrand = 'GET /spec/{brandId}' as Op<OfBrandInput, Page<SpecDto>>

/** Input of outside.detail. */
export type OutsideDetailInput = { /** 资料 */ id: number }
/** What is known of a datasheet that another site keeps. */
export const outsideDetail = 'GET /outside/spec/detail' as Op<OutsideDetailInput, OutsideSpec>

/** Input of outside.fileUrl. */
export type OutsideFileUrlInput = { /** 资料 */ id: number }
/** The address from which the viewer reads such a datasheet. Needs a login. */
export const outsideFileUrl = 'GET:u /outside/pdf/url' as Op<OutsideFileUrlInput, string>

/** Input of part.detail. */
export type PartDetailInput = { /** 型号 */ id?: number; /** 型号 */ model?: string; /** 品牌. Which one, where several brands have the model. */ brandId?: number }
/** One part, by number or by its exact model. */
export const partDetail = 'GET /chip/specification/model/detail' as Op<PartDetailInput, PartDetail>

/** Input of part.facets. */
export type PartFacetsInput = { /** 品牌 */ brandId?: number[]; /** 分类. A leaf, or a parent with all below it. */ categoryId?: number; /** 封装 */ package?: string[]; /** 现货. Only parts with stock. */ stock?: boolean; /** 参数条件. Each a parameter, = and what it must be: 容值=100n..1u, 耐压=>=16V, 精度=<=5%, 介质=X7R|C0G. All hold. */ f?: string[]; /** 搜索内容 */ keywords?: string }
/** The ways to narrow what a search found, each counted without itself. */
export const partFacets = 'GET /chip/specification/facets' as Op<PartFacetsInput, PartFacets>

/** Input of part.models. */
export type PartModelsInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 品牌 */ brandId?: number[]; /** 分类. A leaf, or a parent with all below it. */ categoryId?: number; /** 封装 */ package?: string[]; /** 现货. Only parts with stock. */ stock?: boolean; /** 参数条件. Each a parameter, = and what it must be: 容值=100n..1u, 耐压=>=16V, 精度=<=5%, 介质=X7R|C0G. All hold. */ f?: string[]; /** 排序 */ sort?: string; /** 降序. Of a parameter: the greatest first. */ descending?: boolean; /** 搜索内容 */ keywords?: string }
/** Parts of a brand, a category, or both. */
export const partModels = 'GET /chip/specification/models' as Op<PartModelsInput, PartList>

/** Input of part.search. */
export type PartSearchInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 品牌 */ brandId?: number[]; /** 分类. A leaf, or a parent with all below it. */ categoryId?: number; /** 封装 */ package?: string[]; /** 现货. Only parts with stock. */ stock?: boolean; /** 参数条件. Each a parameter, = and what it must be: 容值=100n..1u, 耐压=>=16V, 精度=<=5%, 介质=X7R|C0G. All hold. */ f?: string[]; /** 搜索内容 */ keywords?: string; /** 排序 */ sort?: "relevance" | "stock" | "newest" }
/** Finds parts: exact model first, then prefix, then alike, then words, values and aliases. */
export const partSearch = 'GET /chip/specification/search' as Op<PartSearchInput, PartSearchResult>

/** Input of publicDetail. */
export type PublicDetailInput = { /** 资料 */ id: number }
/** A datasheet as visitors see it. */
export const publicDetail = 'GET /spec/public/detail' as Op<PublicDetailInput, SpecPublicDetail>

/** Input of recommend. */
export type RecommendInput = { /** 资料 */ id: number; /** 数量 */ size?: number }
/** Datasheets that go with one: of the same parts, then of the same kind. */
export const recommend = 'GET /spec/recommend' as Op<RecommendInput, SpecDto[]>

/** Input of revision.diff. */
export type RevisionDiffInput = { /** 原版本 */ fromId: number; /** 新版本 */ toId: number }
/** What changed from one revision of a datasheet to another. Needs a login. */
export const revisionDiff = 'GET:u /spec/revisions/diff' as Op<RevisionDiffInput, RevisionDiff>

/** Input of revisions. */
export type RevisionsInput = { /** 资料 */ id: number }
/** The revisions of a datasheet, newest first. */
export const revisions = 'GET /spec/revisions' as Op<RevisionsInput, Revision[]>

/** Input of search.all. */
export type SearchAllInput = { /** 搜索内容 */ keywords: string; /** 类型 */ types?: string[] }
/** The best of every kind with totals. */
export const searchAll = 'GET /common/v1/search' as Op<SearchAllInput, CommonSearchResult>

/** Input of search.datasheets. */
export type SearchDatasheetsInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords: string; /** 类型 */ type?: string }
/** Finds datasheets by file name, part or brand. */
export const searchDatasheets = 'GET /common/search' as Op<SearchDatasheetsInput, Page<SpecDto>>

/** Input of search.parse. */
export type SearchParseInput = { /** 搜索内容 */ q: string }
/** How a query is understood, word by word. */
export const searchParse = 'GET /search/parse' as Op<SearchParseInput, { chips: QueryChip[]; dropped: string[]; /** What is left as plain words. */ text: string; /** Parts that answer to it; 10001 where counting stopped at 10,000. */ total: number }>

/** Input of search.suggest. */
export type SearchSuggestInput = { /** 搜索内容 */ keywords: string }
/** Suggestions while typing: parts, brands, categories, in that order. */
export const searchSuggest = 'GET /spec/v2/keywords' as Op<SearchSuggestInput, { data: SearchHint[] }>

/** Input of selection.alternates. */
export type SelectionAlternatesInput = { /** 型号 */ id: number; /** 替代规则. Left out: the rules of its category. */ rules?: AlternateRule[]; /** 数量 */ size?: number }
/** Parts that may stand in for one, with the reasons. */
export const selectionAlternates = 'GET /chip/specification/alternates' as Op<SelectionAlternatesInput, { /** By which these were chosen, to be loosened. */ rules: AlternateRule[]; /** Best first. */ alternates: Alternate[]; /** How many were found, of the 400 best known that were judged. */ totalRecord: number }>

/** Input of selection.compare. */
export type SelectionCompareInput = { /** 型号 */ ids: number[]; /** 数量. Pieces to price for. */ qty?: number }
/** Sets 2 to 6 parts side by side, parameter by parameter. */
export const selectionCompare = 'GET /chip/specification/compare' as Op<SelectionCompareInput, Comparison>

/** Input of selection.offers. */
export type SelectionOffersInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 型号 */ modelId: number; /** 数量. Pieces to price for. */ qty?: number; sort?: OfferSort }
/** Who has a part: goods, stock and supply in one list. */
export const selectionOffers = 'GET /chip/specification/offers' as Op<SelectionOffersInput, Page<Offer>>
