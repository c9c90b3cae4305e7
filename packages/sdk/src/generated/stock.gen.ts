// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { ColumnChoice, Currency, ExcelTask, Page, StockPage, StockSort, StockStatus, StockVO } from './types.gen.ts'

/** Input of myStock.add. */
export type MyStockAddInput = { /** 型号 */ model: string; /** 品牌 */ brand: string; /** 品牌. Where the brand was chosen from ours. */ brandId?: number; /** 数量 */ quantity: number; /** 单价. Of one piece; left out means 面议. */ price?: number; currency?: Currency; /** 批号. Date code: 2347, 24+. */ batchNo?: string; /** 封装 */ package?: string; /** 库存地 */ location?: string; status?: StockStatus }
/** Adds a line of stock, shown at once; a lot that is there is replaced. For certified enterprises. */
export const myStockAdd = 'POST:u /stock/user/add /stock' as Op<MyStockAddInput, { id: number }>

/** Input of myStock.exportFile. */
export type MyStockExportFileInput = { /** 搜索内容 */ keywords?: string; status?: StockStatus }
/** A spreadsheet of the stock of my enterprise, to be handed in again. For certified enterprises. */
export const myStockExportFile = 'GET:ub /stock/user/export' as Op<MyStockExportFileInput, Blob>

/** Input of myStock.importFile. */
export type MyStockImportFileInput = { /** 文件. An xlsx, xls or csv of up to 20 MB and 50,000 rows. */ fileUrl: string; /** 文件名 */ fileName: string; /** 编码. Of a csv; missing: found out. */ encoding?: "utf-8" | "gb18030" | "big5" | "utf-16le"; /** 工作表. Its name; missing: the first with a header. */ sheet?: string; /** 列映射. Missing: the remembered one of this header row, else that of the template. */ map?: ColumnChoice[]; /** 导入任务. A former task whose columns and brands are taken over. */ fromTaskId?: number; /** 替换全部库存. Once it is in, take out lines that it does not hold; those of its failed rows stay. */ replaceAll?: boolean }
/** Starts a task with an uploaded spreadsheet of stock. For certified enterprises. */
export const myStockImportFile = 'POST:u /stock/user/import /demand/excel-task' as Op<MyStockImportFileInput, ExcelTask>

/** Input of myStock.list. */
export type MyStockListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string; status?: StockStatus }
/** The stock of my enterprise, stale lines too, the latest first. For certified enterprises. */
export const myStockList = 'GET:u /stock/user/list' as Op<MyStockListInput, Page<StockVO>>

/** Input of myStock.remove. */
export type MyStockRemoveInput = { /** 库存 */ ids: number[] }
/** Deletes lines of stock. For certified enterprises. */
export const myStockRemove = 'POST:u /stock/user/delete /stock' as Op<MyStockRemoveInput, null>

/** Input of myStock.template. */
export type MyStockTemplateInput = {  }
/** An empty spreadsheet with the columns of stock. */
export const myStockTemplate = 'GET:b /stock/user/template' as Op<MyStockTemplateInput, Blob>

/** Input of myStock.update. */
export type MyStockUpdateInput = { /** 库存 */ id: number; /** 型号 */ model: string; /** 品牌 */ brand: string; /** 品牌. Where the brand was chosen from ours. */ brandId?: number; /** 数量 */ quantity: number; /** 单价. Of one piece; left out means 面议. */ price?: number; currency?: Currency; /** 批号. Date code: 2347, 24+. */ batchNo?: string; /** 封装 */ package?: string; /** 库存地 */ location?: string; status?: StockStatus }
/** Replaces a line of stock and so confirms it; it is fresh again. For certified enterprises. */
export const myStockUpdate = 'POST:u /stock/user/update /stock' as Op<MyStockUpdateInput, null>

/** Input of stock.detail. */
export type StockDetailInput = { /** 库存 */ id: number }
/** One line of stock with its contact; masked for visitors. */
export const stockDetail = 'GET /stock/detail' as Op<StockDetailInput, StockVO>

/** Input of stock.list. */
export type StockListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容. Words that all fit: of the model, four letters of it or its beginning, or of the brand. */ keywords?: string; /** 品牌 */ brandId?: number; /** 企业 */ enterpriseId?: number; /** 地区. Where the enterprise is. */ region?: string; sort?: StockSort }
/** Stock that is shown, of one enterprise or of all. */
export const stockList = 'GET /stock/list' as Op<StockListInput, StockPage>

/** Input of stock.search. */
export type StockSearchInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 型号 */ keywords: string; /** 品牌. Any of its names. */ brand?: string }
/** Finds stock of a part: the exact model first, then those that begin so. */
export const stockSearch = 'GET /stock/search' as Op<StockSearchInput, StockPage>
