// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { CategoryNode, ChipModel, CommonSearchResult, Facet, Page, PartDetail, PartSearchResult, QueryChip, Revision, SearchHint, SpecDetail, SpecDto, SpecPublicDetail } from './types.gen.ts'

export type CategoryTreeInput = { parentId?: number }
/** The tree of categories, or the part below one of them. */
export const categoryTree = 'GET /chip/specification/categorys' as Op<CategoryTreeInput, CategoryNode[]>

export type DetailInput = { id: number }
/** A datasheet in full; remembers the view. */
export const detail = 'GET:u /my/spec/v1/detail' as Op<DetailInput, SpecDetail>

export type DetailOfBrandInput = { id: number; brandId: number }
/** The same, when the brand is known. */
export const detailOfBrand = 'GET:u /my/spec/v1/detail/{brandId}' as Op<DetailOfBrandInput, SpecDetail>

export type FileDownloadsInput = { ids: number[]; zipName?: string }
/** Packs datasheets into one zip. */
export const fileDownloads = 'POST:ubq /file/spec/v1/downloads' as Op<FileDownloadsInput, Blob>

export type HotInput = { size?: number }
/** Datasheets people download most. */
export const hot = 'GET /spec/hot' as Op<HotInput, SpecDto[]>

export type KeywordsOfBrandInput = { brandId: number; keywords: string }
/** Datasheets of a brand, offered while typing. */
export const keywordsOfBrand = 'GET /spec/{brandId}/keywords' as Op<KeywordsOfBrandInput, { data: { name: string; specId: number }[] }>

export type NewestInput = { /** Page, from 1. */ pageIndex?: number; /** Rows a page. */ pageSize?: number }
/** Datasheets, newest first. */
export const newest = 'GET /spec/newest' as Op<NewestInput, Page<SpecDto>>

export type OfBrandInput = { /** Page, from 1. */ pageIndex?: number; /** Rows a page. */ pageSize?: number; brandId: number; keywords?: string; categoryId?: number; /** Only those that describe this part. */ partId?: number }
/** Datasheets of a brand. */
export const ofBrand = 'GET /spec/{brandId}' as Op<OfBrandInput, Page<SpecDto>>

export type PartDetailInput = { id?: number; model?: string; brandId?: number }
/** One part, by number or by its exact model. */
export const partDetail = 'GET /chip/specification/model/detail' as Op<PartDetailInput, PartDetail>

export type PartFacetsInput = { keywords?: string; brandId?: number[]; categoryId?: number; package?: string[]; stock?: boolean }
/** The brands, categories and packages among what a search found. */
export const partFacets = 'GET /chip/specification/facets' as Op<PartFacetsInput, Facet[]>

export type PartModelsInput = { /** Page, from 1. */ pageIndex?: number; /** Rows a page. */ pageSize?: number; brandId?: number; categoryId?: number; keywords?: string }
/** Parts of a brand, a category, or both. */
export const partModels = 'GET /chip/specification/models' as Op<PartModelsInput, Page<ChipModel>>

export type PartSearchInput = { /** Page, from 1. */ pageIndex?: number; /** Rows a page. */ pageSize?: number; keywords?: string; brandId?: number[]; categoryId?: number; package?: string[]; /** Only parts with stock. */ stock?: boolean; sort?: "relevance" | "stock" | "newest" }
/** Finds parts: exact model first, then prefix, then alike, then words, values and aliases. */
export const partSearch = 'GET /chip/specification/search' as Op<PartSearchInput, PartSearchResult>

export type PublicDetailInput = { id: number }
/** A datasheet as visitors see it. */
export const publicDetail = 'GET /spec/public/detail' as Op<PublicDetailInput, SpecPublicDetail>

export type RevisionsInput = { id: number }
/** The revisions of a datasheet, newest first. */
export const revisions = 'GET /spec/revisions' as Op<RevisionsInput, Revision[]>

export type SearchAllInput = { keywords: string; types?: string[] }
/** The best of every kind with totals. */
export const searchAll = 'GET /common/v1/search' as Op<SearchAllInput, CommonSearchResult>

export type SearchDatasheetsInput = { /** Page, from 1. */ pageIndex?: number; /** Rows a page. */ pageSize?: number; keywords: string; type?: string }
/** Finds datasheets by file name, part or brand. */
export const searchDatasheets = 'GET /common/search' as Op<SearchDatasheetsInput, Page<SpecDto>>

export type SearchParseInput = { q: string }
/** How a query is understood, word by word. */
export const searchParse = 'GET /search/parse' as Op<SearchParseInput, { chips: QueryChip[]; dropped: string[]; /** What is left as plain words. */ text: string; /** Parts that answer to it; 10001 stands for more than 10,000. */ total: number }>

export type SearchSuggestInput = { keywords: string }
/** Suggestions while typing: parts, brands, categories, in that order. */
export const searchSuggest = 'GET /spec/v2/keywords' as Op<SearchSuggestInput, { data: SearchHint[] }>
