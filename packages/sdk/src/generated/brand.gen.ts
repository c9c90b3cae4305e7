// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { BrandHint, Page, SpecBrand } from './types.gen.ts'

export type DetailInput = { brandId: number }
/** One brand. */
export const detail = 'GET /specBrand/{brandId}' as Op<DetailInput, SpecBrand>

export type HotInput = { size?: number }
/** The brands people look at most. */
export const hot = 'GET /specBrand/user/hot' as Op<HotInput, SpecBrand[]>

export type KeywordsInput = { keywords: string }
/** Brands whose name or alias begins so. */
export const keywords = 'GET /specBrand/keywords' as Op<KeywordsInput, { data: BrandHint[] }>

export type ListInput = { /** Page, from 1. */ pageIndex?: number; /** Rows a page. */ pageSize?: number; keywords?: string; letter?: string; categoryId?: number }
/** Brands that have parts, most parts first. */
export const list = 'GET /chip/specification/brands' as Op<ListInput, Page<SpecBrand>>
