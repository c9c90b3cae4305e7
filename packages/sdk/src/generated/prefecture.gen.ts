// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { ComponentList, DataLanguage, OriginalData, OriginalDataDetail, OriginalDataType, OriginalFactoryDetail, OriginalFactoryVO, Page, SchemeDetail, SchemeVO, SpecBrand, TechArticle, TechArticleDetail, TechCategory, TechType, ZoneHome } from './types.gen.ts'

/** Input of component.list. */
export type ComponentListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 品牌 */ brandId?: number[]; /** 分类. A leaf, or a parent with all below it. */ categoryId?: number; /** 封装 */ package?: string[]; /** 现货. Only parts with stock. */ stock?: boolean; /** 参数条件. Each a parameter, = and what it must be: 容值=100n..1u, 耐压=>=16V, 精度=<=5%, 介质=X7R|C0G. All hold. */ f?: string[]; /** 排序 */ sort?: string; /** 降序. Of a parameter: the greatest first. */ descending?: boolean; /** 搜索内容 */ keywords?: string; /** 数量. The prices are those of so many pieces. */ qty?: number }
/** The parametric table: parts with their figures. */
export const componentList = 'GET /technology/article/component/list' as Op<ComponentListInput, ComponentList>

/** Input of originalData.detail. */
export type OriginalDataDetailInput = { /** 资料 */ id: number }
/** One document of a maker. */
export const originalDataDetail = 'GET /originalFactory/data/detail' as Op<OriginalDataDetailInput, OriginalDataDetail>

/** Input of originalData.download. */
export type OriginalDataDownloadInput = { /** 文件 */ ids: number[]; /** 文件名. Name of the zip; empty for one of ours. */ zipName?: string }
/** Packs documents of makers into one zip. Needs a login. */
export const originalDataDownload = 'POST:ubq /originalFactory/download' as Op<OriginalDataDownloadInput, Blob>

/** Input of originalData.list. */
export type OriginalDataListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 原厂 */ originalFactoryId?: number; type?: OriginalDataType; language?: DataLanguage; /** 搜索内容 */ keywords?: string }
/** Documents of makers, Chinese ones first. */
export const originalDataList = 'GET /originalFactory/data/list' as Op<OriginalDataListInput, Page<OriginalData>>

/** Input of originalData.recommend. */
export type OriginalDataRecommendInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** The documents of makers worth reading now. */
export const originalDataRecommend = 'GET /originalFactory/recommend' as Op<OriginalDataRecommendInput, Page<OriginalData>>

/** Input of originalFactory.detail. */
export type OriginalFactoryDetailInput = { /** 原厂 */ id: number }
/** One maker. */
export const originalFactoryDetail = 'GET /originalFactory/detail' as Op<OriginalFactoryDetailInput, OriginalFactoryDetail>

/** Input of originalFactory.list. */
export type OriginalFactoryListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string; /** 首字母. A to Z of the short name, or # for a figure. */ letter?: string }
/** The makers that publish documents here. */
export const originalFactoryList = 'GET /originalFactory/list' as Op<OriginalFactoryListInput, Page<OriginalFactoryVO>>

/** Input of scheme.brands. */
export type SchemeBrandsInput = { /** 搜索内容 */ keywords?: string }
/** The brands that have circuits. */
export const schemeBrands = 'GET /BrandModelNameScheme/brands' as Op<SchemeBrandsInput, SpecBrand[]>

/** Input of scheme.detail. */
export type SchemeDetailInput = { /** 方案 */ id: number }
/** One circuit. */
export const schemeDetail = 'GET /BrandModelNameScheme/detail' as Op<SchemeDetailInput, SchemeDetail>

/** Input of scheme.download. */
export type SchemeDownloadInput = { /** 文件 */ ids: number[]; /** 文件名. Name of the zip; empty for one of ours. */ zipName?: string }
/** Packs circuits into one zip. Needs a login. */
export const schemeDownload = 'POST:ubq /BrandModelNameScheme/download' as Op<SchemeDownloadInput, Blob>

/** Input of scheme.list. */
export type SchemeListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string; /** 品牌 */ brandId?: number; /** 型号. Those built around it or using it. */ model?: string; /** 分类 */ categoryId?: number }
/** Circuits, narrowed by brand, part and category. */
export const schemeList = 'GET /BrandModelNameScheme/list' as Op<SchemeListInput, Page<SchemeVO>>

/** Input of scheme.models. */
export type SchemeModelsInput = { /** 品牌 */ brandId: number; /** 搜索内容 */ keywords?: string }
/** The parts of a brand that have circuits. */
export const schemeModels = 'GET /BrandModelNameScheme/models' as Op<SchemeModelsInput, { data: { model: string; schemeCount: number }[] }>

/** Input of techArticle.categories. */
export type TechArticleCategoriesInput = { type: TechType }
/** What one kind of articles is sorted by. */
export const techArticleCategories = 'GET /technology/article/category' as Op<TechArticleCategoriesInput, TechCategory[]>

/** Input of techArticle.detail. */
export type TechArticleDetailInput = { /** 文章 */ id: number }
/** One article of the zone; remembers the view. */
export const techArticleDetail = 'GET /technology/article/detail' as Op<TechArticleDetailInput, TechArticleDetail>

/** Input of techArticle.download. */
export type TechArticleDownloadInput = { /** 文件 */ ids: number[]; /** 文件名. Name of the zip; empty for one of ours. */ zipName?: string }
/** Packs the files of articles into one zip. Needs a login. */
export const techArticleDownload = 'POST:ubq /technology/article/download' as Op<TechArticleDownloadInput, Blob>

/** Input of techArticle.hot. */
export type TechArticleHotInput = { type?: TechType; /** 数量 */ size?: number }
/** The articles of the zone read most these days. */
export const techArticleHot = 'GET /technology/article/hot' as Op<TechArticleHotInput, TechArticle[]>

/** Input of techArticle.list. */
export type TechArticleListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; type: TechType; /** 搜索内容 */ keywords?: string; /** 类别 */ categoryId?: number; /** 作者 */ authorId?: number; /** 排序 */ sort?: "newest" | "downloads" }
/** Courses, technical material or columns. */
export const techArticleList = 'GET /technology/article/list' as Op<TechArticleListInput, Page<TechArticle>>

/** Input of techArticle.search. */
export type TechArticleSearchInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords: string; type?: TechType }
/** Finds articles of the zone by their words. */
export const techArticleSearch = 'GET /technology/article/search' as Op<TechArticleSearchInput, Page<TechArticle>>

/** Input of zone.home. */
export type ZoneHomeInput = {  }
/** The blocks of the first page of the zone. */
export const zoneHome = 'GET /technology/article/index/data' as Op<ZoneHomeInput, ZoneHome>
