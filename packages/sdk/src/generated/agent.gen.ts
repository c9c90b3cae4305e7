// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { AgentFacets, AgentProduct, AgentType, AgentVO, ArticleDTO, BrandHint, ContactVO, FewestAgents, Page, ProductLine, SpecBrand, StockVO, TraderVO } from './types.gen.ts'

/** Input of agentProduct.add. */
export type AgentProductAddInput = { /** 产品名称 */ name: string; /** 型号 */ model: string; /** 品牌 */ brandId: number; /** 分类 */ categoryId?: number; /** 产品图片 */ imgUrl?: string; /** 产品介绍 */ description?: string; /** 数据手册 */ specId?: number }
/** Offers a product on my agent page. For certified enterprises. */
export const agentProductAdd = 'POST:u /agent/product/add /agent/product' as Op<AgentProductAddInput, AgentProduct>

/** Input of agentProduct.detail. */
export type AgentProductDetailInput = { /** 产品 */ id: number }
/** One product of an agent. */
export const agentProductDetail = 'GET /agent/product/detail' as Op<AgentProductDetailInput, AgentProduct>

/** Input of agentProduct.list. */
export type AgentProductListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 代理商 */ agentId: number; /** 品牌 */ brandId?: number; /** 搜索内容 */ keywords?: string }
/** What an agent offers, newest first. */
export const agentProductList = 'GET /agent/product/list' as Op<AgentProductListInput, Page<AgentProduct>>

/** Input of agentProduct.remove. */
export type AgentProductRemoveInput = { /** 产品 */ ids: number[] }
/** Takes products off my agent page. For certified enterprises. */
export const agentProductRemove = 'POST:u /agent/product/delete /agent/product' as Op<AgentProductRemoveInput, null>

/** Input of agentProduct.update. */
export type AgentProductUpdateInput = { /** 产品 */ id: number; /** 产品名称 */ name: string; /** 型号 */ model: string; /** 品牌 */ brandId: number; /** 分类 */ categoryId?: number; /** 产品图片 */ imgUrl?: string; /** 产品介绍 */ description?: string; /** 数据手册 */ specId?: number }
/** Replaces a product of mine; what is left out is cleared. For certified enterprises. */
export const agentProductUpdate = 'POST:u /agent/product/update /agent/product' as Op<AgentProductUpdateInput, null>

/** Input of brands. */
export type BrandsInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 代理商 */ agentId: number }
/** The brands an agent sells. */
export const brands = 'GET /agent/brands' as Op<BrandsInput, Page<SpecBrand>>

/** Input of contacts. */
export type ContactsInput = { /** 代理商 */ agentId: number }
/** Whom to call at an agent; masked for visitors. */
export const contacts = 'GET /agent/contacts' as Op<ContactsInput, ContactVO[]>

/** Input of detail. */
export type DetailInput = { /** 代理商 */ id: number }
/** One agent; remembers the view. */
export const detail = 'GET /agent/detail' as Op<DetailInput, AgentVO>

/** Input of facets. */
export type FacetsInput = { /** 搜索内容 */ keywords?: string; /** 品牌. Those that sell any of these; most of them first. */ brandId?: number[]; /** 分类 */ categoryId?: number; /** 地区 */ region?: string; type?: AgentType; /** 首字母. A to Z of the short name, or # for a figure. */ letter?: string; /** 只看已授权. Only those with a proof that is in force. */ auth?: boolean }
/** What a list of agents can be narrowed by. */
export const facets = 'GET /agent/facet/list' as Op<FacetsInput, AgentFacets>

/** Input of fewest. */
export type FewestInput = { /** 品牌 */ brandId: number[]; /** 地区 */ region?: string }
/** The fewest agents that prove all of some brands together. */
export const fewest = 'GET /agent/fewest' as Op<FewestInput, FewestAgents>

/** Input of hot. */
export type HotInput = { /** 数量 */ size?: number }
/** The agents people look at most. */
export const hot = 'GET /agent/hot' as Op<HotInput, AgentVO[]>

/** Input of list. */
export type ListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string; /** 品牌. Those that sell any of these; most of them first. */ brandId?: number[]; /** 分类 */ categoryId?: number; /** 地区 */ region?: string; type?: AgentType; /** 首字母. A to Z of the short name, or # for a figure. */ letter?: string; /** 只看已授权. Only those with a proof that is in force. */ auth?: boolean; /** 排序 */ sort?: "relevance" | "brands" | "response" }
/** Agents, narrowed by brand, category, place and kind. */
export const list = 'GET /agent/list' as Op<ListInput, Page<AgentVO>>

/** Input of myAgent.add. */
export type MyAgentAddInput = { /** 简称 */ name: string; /** 全称 */ fullName: string; /** 官网 */ website?: string; /** 标志 */ fullLogo?: string; type: AgentType; /** 简介 */ intro?: string; /** 所在地区 */ region?: string; /** 地址 */ address?: string; /** 代理品牌 */ brandIds?: number[] }
/** Opens the agent page of my enterprise; it may have one. For certified enterprises. */
export const myAgentAdd = 'POST:u /agent/user/add /agent' as Op<MyAgentAddInput, AgentVO>

/** Input of myAgent.detail. */
export type MyAgentDetailInput = {  }
/** The agent page of my enterprise; null where it has none. For certified enterprises. */
export const myAgentDetail = 'GET:u /agent/user/detail' as Op<MyAgentDetailInput, AgentVO | null>

/** Input of myAgent.recommend. */
export type MyAgentRecommendInput = { /** 代理商名称 */ name: string; /** 官网 */ website?: string; /** 品牌. A brand it sells. */ brandId?: number; /** 备注 */ remark?: string }
/** Names an agent that is missing here. Needs a login. */
export const myAgentRecommend = 'POST:u /agent/user/recommend' as Op<MyAgentRecommendInput, null>

/** Input of myAgent.remove. */
export type MyAgentRemoveInput = { /** 代理商 */ id: number }
/** Closes my agent page, with its products and product lines. For certified enterprises. */
export const myAgentRemove = 'POST:u /agent/user/delete /agent' as Op<MyAgentRemoveInput, null>

/** Input of myAgent.update. */
export type MyAgentUpdateInput = { /** 代理商 */ id: number; /** 简称 */ name: string; /** 全称 */ fullName: string; /** 官网 */ website?: string; /** 标志 */ fullLogo?: string; type: AgentType; /** 简介 */ intro?: string; /** 所在地区 */ region?: string; /** 地址 */ address?: string; /** 代理品牌 */ brandIds?: number[] }
/** Replaces what my agent page says; what is left out is cleared. For certified enterprises. */
export const myAgentUpdate = 'POST:u /agent/user/edit /agent' as Op<MyAgentUpdateInput, AgentVO>

/** Input of myTrader.add. */
export type MyTraderAddInput = { /** 简称 */ name: string; /** 全称 */ fullName: string; /** 官网 */ website?: string; /** 标志 */ fullLogo?: string; /** 所在地区 */ region?: string; /** 简介 */ intro?: string; /** 优势品牌 */ brandIds?: number[] }
/** Opens the trader page of my enterprise; it may have one. For certified enterprises. */
export const myTraderAdd = 'POST:u /trader/user/add /trader' as Op<MyTraderAddInput, TraderVO>

/** Input of myTrader.detail. */
export type MyTraderDetailInput = {  }
/** The trader page of my enterprise; null where it has none. For certified enterprises. */
export const myTraderDetail = 'GET:u /trader/user/detail' as Op<MyTraderDetailInput, TraderVO | null>

/** Input of myTrader.remove. */
export type MyTraderRemoveInput = { /** 贸易商 */ id: number }
/** Closes my trader page, with its product lines. For certified enterprises. */
export const myTraderRemove = 'POST:u /trader/user/delete /trader' as Op<MyTraderRemoveInput, null>

/** Input of myTrader.update. */
export type MyTraderUpdateInput = { /** 贸易商 */ id: number; /** 简称 */ name: string; /** 全称 */ fullName: string; /** 官网 */ website?: string; /** 标志 */ fullLogo?: string; /** 所在地区 */ region?: string; /** 简介 */ intro?: string; /** 优势品牌 */ brandIds?: number[] }
/** Replaces what my trader page says; what is left out is cleared. For certified enterprises. */
export const myTraderUpdate = 'POST:u /trader/user/edit /trader' as Op<MyTraderUpdateInput, TraderVO>

/** Input of news. */
export type NewsInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 代理商 */ agentId: number }
/** Articles by an agent and about it, newest first. */
export const news = 'GET /agent/news' as Op<NewsInput, Page<ArticleDTO>>

/** Input of productLine.add. */
export type ProductLineAddInput = { /** 品牌 */ brandId: number; /** 产品分类 */ categoryIds: number[]; /** 授权证书 */ certUrl?: string; /** 证书有效期. Its last day. */ certExpire?: string }
/** Adds a product line to my agent page; it goes to review. For certified enterprises. */
export const productLineAdd = 'POST:u /agent/productLine/add /agent' as Op<ProductLineAddInput, ProductLine>

/** Input of productLine.list. */
export type ProductLineListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 代理商 */ agentId: number }
/** The product lines of an agent, in its order. */
export const productLineList = 'GET /agent/productLine/list' as Op<ProductLineListInput, Page<ProductLine>>

/** Input of productLine.remove. */
export type ProductLineRemoveInput = { /** 产品线 */ ids: number[] }
/** Takes product lines off my agent page. For certified enterprises. */
export const productLineRemove = 'POST:u /agent/productLine/delete /agent' as Op<ProductLineRemoveInput, null>

/** Input of productLine.update. */
export type ProductLineUpdateInput = { /** 产品线 */ id: number; /** 产品分类 */ categoryIds?: number[]; /** 授权证书 */ certUrl?: string; /** 证书有效期. Its last day. */ certExpire?: string; /** 排序. Least first. */ sort?: number }
/** Changes a product line; what is left out stays as it is. For certified enterprises. */
export const productLineUpdate = 'POST:u /agent/productLine/update /agent' as Op<ProductLineUpdateInput, null>

/** Input of search. */
export type SearchInput = { /** 搜索内容 */ keywords: string }
/** Agents offered while typing; the id is the agent. */
export const search = 'GET /agent/search' as Op<SearchInput, { data: BrandHint[] }>

/** Input of trader.contacts. */
export type TraderContactsInput = { /** 贸易商 */ traderId: number }
/** Whom to call at a trader; masked for visitors. */
export const traderContacts = 'GET /trader/contacts' as Op<TraderContactsInput, ContactVO[]>

/** Input of trader.detail. */
export type TraderDetailInput = { /** 贸易商 */ id: number }
/** One trader. */
export const traderDetail = 'GET /trader/detail' as Op<TraderDetailInput, TraderVO>

/** Input of trader.list. */
export type TraderListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string; /** 品牌 */ brandId?: number; /** 地区 */ region?: string; /** 只看已认证. Only certified enterprises. */ verified?: boolean }
/** Traders, narrowed by brand and place. */
export const traderList = 'GET /trader/list' as Op<TraderListInput, Page<TraderVO>>

/** Input of trader.search. */
export type TraderSearchInput = { /** 搜索内容 */ keywords: string }
/** Traders offered while typing; the id is the trader. */
export const traderSearch = 'GET /trader/search' as Op<TraderSearchInput, { data: BrandHint[] }>

/** Input of trader.stock. */
export type TraderStockInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 贸易商 */ traderId: number; /** 搜索内容 */ keywords?: string }
/** What a trader has in stock. */
export const traderStock = 'GET /trader/stock/list' as Op<TraderStockInput, Page<StockVO>>

/** Input of traderLine.add. */
export type TraderLineAddInput = { /** 品牌 */ brandId: number; /** 产品分类 */ categoryIds: number[]; /** 证书 */ certUrl?: string; /** 证书有效期. Its last day. */ certExpire?: string }
/** Adds a product line to my trader page; it goes to review. For certified enterprises. */
export const traderLineAdd = 'POST:u /trader/productLine/add /trader' as Op<TraderLineAddInput, ProductLine>

/** Input of traderLine.list. */
export type TraderLineListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 贸易商 */ traderId: number }
/** The product lines of a trader, in its order. */
export const traderLineList = 'GET /trader/productLine/list' as Op<TraderLineListInput, Page<ProductLine>>

/** Input of traderLine.remove. */
export type TraderLineRemoveInput = { /** 产品线 */ ids: number[] }
/** Takes product lines off my trader page. For certified enterprises. */
export const traderLineRemove = 'POST:u /trader/productLine/delete /trader' as Op<TraderLineRemoveInput, null>

/** Input of traderLine.update. */
export type TraderLineUpdateInput = { /** 产品线 */ id: number; /** 产品分类 */ categoryIds?: number[]; /** 证书 */ certUrl?: string; /** 证书有效期. Its last day. */ certExpire?: string; /** 排序. Least first. */ sort?: number }
/** Changes a product line; what is left out stays as it is. For certified enterprises. */
export const traderLineUpdate = 'POST:u /trader/productLine/update /trader' as Op<TraderLineUpdateInput, null>
