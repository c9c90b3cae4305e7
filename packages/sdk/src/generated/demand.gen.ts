// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { Bom, BomBucket, BomMatch, BomRow, BomSheet, BomVersion, BrandCheck, ColumnChoice, ContactVO, Currency, DemandChange, DemandDetail, DemandHome, DemandMatch, DemandMessage, DemandReportReason, DemandRow, DemandStatus, DemandSwitch, DemandType, DemandVO, EnquiryStatus, EnquiryVO, ExcelRowStatus, ExcelTask, ExcelTaskKind, ExcelTaskRow, ExcelTaskStatus, ModelHint, ModelOffers, MyDemand, Page, PublicDemand, ReceivedDemandMessage, RecommendedPage, SharedBom, ValidDays } from './types.gen.ts'

/** Input of batch.add. */
export type BatchAddInput = { /** 供求 */ demands: DemandRow[]; /** 联系人. Missing: the default contact. */ contactId?: number; validDays?: ValidDays; /** BOM. The BOM the rows come from; groups them in 我的采购. What it has open already gets the new quantity. */ bomId?: number }
/** Posts up to 500 demands or supplies; bad rows do not stop the others. Needs a login. */
export const batchAdd = 'POST:uj /demand/add/batch /demand /website/demand /enterprise/demand' as Op<BatchAddInput, { /** Rows that stand as posts now. */ success: number; fail: { /** Place in `demands`, from 1. */ rowNo: number; error: string; /** 编号. The own post that says the same already and can be changed instead. */ sameId?: number }[] }>

/** Input of batch.update. */
export type BatchUpdateInput = { /** 供求 */ demands: DemandChange[] }
/** Changes up to 500 own posts; bad rows do not stop the others. Needs a login. */
export const batchUpdate = 'POST:uj /demand/update/batch /demand /website/demand /enterprise/demand' as Op<BatchUpdateInput, { /** Posts that were changed. */ success: number; fail: { id: number; error: string }[] }>

/** Input of bom.freeName. */
export type BomFreeNameInput = { /** BOM 名称 */ name: string }
/** The name if no own BOM has it, else with the next number that is free. Needs a login. */
export const bomFreeName = 'GET:u /bom/freeName' as Op<BomFreeNameInput, { /** BOM, or BOM (2). */ name: string }>

/** Input of bom.list. */
export type BomListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** BOM */ id?: number; /** 搜索内容 */ keywords?: string }
/** The caller's BOMs, newest first; with an id, that one with its lines. Needs a login. */
export const bomList = 'GET:u /bom/list' as Op<BomListInput, Page<Bom>>

/** Input of bom.match. */
export type BomMatchInput = { /** BOM 行 */ rows: BomRow[]; /** 套数. Boards to build; quantities are for one. */ boards?: number; /** 阻容损耗. Per cent more of small parts, which get lost on the way to the board. */ attrition?: number }
/** Finds parts and prices for up to 5,000 lines, one answer for each. */
export const bomMatch = 'POST:jq /bom/match' as Op<BomMatchInput, BomMatch[]>

/** Input of bom.remove. */
export type BomRemoveInput = { /** BOM */ ids: number[] }
/** Deletes BOMs; posts made from them stay. Needs a login. */
export const bomRemove = 'POST:u /bom/delete /bom/list /demand/sort' as Op<BomRemoveInput, null>

/** Input of bom.save. */
export type BomSaveInput = { /** BOM. Missing: the own BOM of this name, else a new one. */ id?: number; /** BOM 名称 */ name: string; /** 套数. Boards to build; quantities are for one. */ boards?: number; /** 阻容损耗. Per cent more of small parts, which get lost on the way to the board. */ attrition?: number; /** BOM 行 */ lines: { /** 行号. Line of what was read; names the row in the answer. */ rowNo: number; /** 型号 */ model?: string; /** 品牌 */ brand?: string; /** 参数值 */ value?: string; /** 封装 */ package?: string; /** 用量. Pieces on one board. */ quantity: number; /** 位号. C1, C2, C5. */ designator?: string; /** 描述 */ description?: string; /** 商城编号. C12345, by which the part is found; a maker number that stands here is looked for too. */ supplierNo?: string; /** 备注 */ remark?: string; /** 型号. The chosen part. */ modelId?: number; /** 商品. The chosen goods. */ mallGoodsId?: number; bucket?: BomBucket }[]; /** With as many rows as there are lines. A request holds 4 MB. */ sheet?: BomSheet }
/** Keeps a BOM under its name, in place of what had the id or the name. Needs a login. */
export const bomSave = 'POST:uj /bom/save /bom/list /bom/shared /bom/version /demand/sort' as Op<BomSaveInput, { id: number }>

/** Input of bomShare.detail. */
export type BomShareDetailInput = { /** 分享码 */ code: string }
/** A BOM that its owner shares, to read. */
export const bomShareDetail = 'GET /bom/shared' as Op<BomShareDetailInput, SharedBom>

/** Input of bomShare.save. */
export type BomShareSaveInput = { /** BOM */ id: number; /** 分享 */ isShared: boolean }
/** Opens an own BOM to everybody who has its link, or closes it for good. Needs a login. */
export const bomShareSave = 'POST:u /bom/share /bom/list /bom/shared' as Op<BomShareSaveInput, { /** Names the link; empty where the list is not shared. */ code: string }>

/** Input of bomVersion.detail. */
export type BomVersionDetailInput = { /** BOM */ id: number; /** 版本. 1 is the first that was saved. */ number: number }
/** One version of an own BOM with its lines. Needs a login. */
export const bomVersionDetail = 'GET:u /bom/version/detail' as Op<BomVersionDetailInput, BomVersion>

/** Input of bomVersion.list. */
export type BomVersionListInput = { /** BOM */ id: number }
/** The versions of an own BOM, newest first, at most 50. Needs a login. */
export const bomVersionList = 'GET:u /bom/version/list' as Op<BomVersionListInput, BomVersion[]>

/** Input of bomWatch.save. */
export type BomWatchSaveInput = { /** BOM */ id: number; /** 提醒 */ isWatched: boolean }
/** Tells in an alert, once a day, what changes about the parts of an own BOM: lifecycle, datasheets, prices. Needs a login. */
export const bomWatchSave = 'POST:u /bom/watch /bom/list' as Op<BomWatchSaveInput, null>

/** Input of columnMap.find. */
export type ColumnMapFindInput = { /** 表头签名. A digest of the header row, made by the caller. */ signature: string }
/** The columns this person chose for a header row, or null. Needs a login. */
export const columnMapFind = 'GET:u /bom/mapping' as Op<ColumnMapFindInput, ColumnChoice[] | null>

/** Input of columnMap.save. */
export type ColumnMapSaveInput = { /** 表头签名. A digest of the header row, made by the caller. */ signature: string; /** 列映射 */ map: ColumnChoice[] }
/** Remembers the columns for a header row. Needs a login. */
export const columnMapSave = 'POST:u /bom/mapping/save /bom/mapping' as Op<ColumnMapSaveInput, null>

/** Input of demand.detail. */
export type DemandDetailInput = { /** 供求 */ id: number }
/** One post in full; remembers that it was looked at. Needs a login. */
export const demandDetail = 'GET:u /demand/detail' as Op<DemandDetailInput, DemandDetail>

/** Input of demand.list. */
export type DemandListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; type?: DemandType; /** 搜索内容 */ keywords?: string; /** 品牌 */ brandId?: number; /** 企业 */ enterpriseId?: number; /** 地区 */ region?: string; /** 状态 */ status?: "open" | "closed" | "expired"; /** 仅看认证企业 */ verified?: boolean; /** 批号 */ batchNo?: string; /** 最小数量 */ minQuantity?: number; /** 发布时间. Posted within so many days. */ days?: 1 | 3 | 7 | 30; /** 排序 */ sort?: "newest" | "quantity" | "expire" }
/** The public posts of one kind, narrowed and in order. */
export const demandList = 'GET /demand/list' as Op<DemandListInput, Page<DemandVO>>

/** Input of demand.publicDetail. */
export type DemandPublicDetailInput = { /** 供求 */ id: number }
/** One post as everybody may see it, without contact; drafts and what a review turned down only for their owner. */
export const demandPublicDetail = 'GET /demand/public/detail' as Op<DemandPublicDetailInput, PublicDemand>

/** Input of demand.report. */
export type DemandReportInput = { /** 供求 */ id: number; reason: DemandReportReason; /** 补充说明 */ content?: string }
/** Tells the reviewers that something is wrong with a post. Needs a login. */
export const demandReport = 'POST:u /demand/report' as Op<DemandReportInput, null>

/** Input of demand.reveal. */
export type DemandRevealInput = { /** 供求 */ id: number }
/** Shows whom to call about an open post; both sides can see that it was asked. Needs a login. */
export const demandReveal = 'POST:u /demand/contact/reveal /demand/detail' as Op<DemandRevealInput, ContactVO>

/** Input of enquiry.add. */
export type EnquiryAddInput = { /** 供求 */ demandId: number; /** 数量 */ quantity: number; /** 单价. Price of a piece, in `currency`. */ price: number; currency?: Currency; /** 含税 */ taxIncluded?: boolean; /** 有效天数. Days from now for which the quote holds. */ validDays?: number; /** 批号 */ batchNo?: string; /** 交期 */ delivery?: string; /** 备注 */ remark?: string; /** 联系人. Missing: the default contact. */ contactId?: number }
/** Quotes for somebody else's open post: once, and again when it was refused or taken back. Needs a login. */
export const enquiryAdd = 'POST:u /demand/enquiry/add /demand/enquiry /demand/detail /demand/sort' as Op<EnquiryAddInput, EnquiryVO>

/** Input of enquiry.cancel. */
export type EnquiryCancelInput = { /** 报价 */ id: number }
/** Takes back an own quote that is not yet accepted. Needs a login. */
export const enquiryCancel = 'POST:u /demand/enquiry/cancel /demand/enquiry /demand/detail /demand/sort' as Op<EnquiryCancelInput, null>

/** Input of enquiry.detail. */
export type EnquiryDetailInput = { /** 报价 */ id: number }
/** One quote with all that was said, for either side. Needs a login. */
export const enquiryDetail = 'GET:u /demand/enquiry/detail' as Op<EnquiryDetailInput, EnquiryVO>

/** Input of enquiry.list. */
export type EnquiryListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 供求 */ demandId: number; status?: EnquiryStatus; /** 排序 */ sort?: "newest" | "price" }
/** The quotes for one own post, to compare. Needs a login. */
export const enquiryList = 'GET:u /demand/enquiry/list' as Op<EnquiryListInput, Page<EnquiryVO>>

/** Input of enquiry.mine. */
export type EnquiryMineInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: EnquiryStatus; /** 搜索内容 */ keywords?: string }
/** The quotes the caller has sent. Needs a login. */
export const enquiryMine = 'GET:u /demand/enquiry/mine' as Op<EnquiryMineInput, Page<EnquiryVO>>

/** Input of enquiry.read. */
export type EnquiryReadInput = { /** 报价 */ ids: number[] }
/** Marks quotes for own posts as read. Needs a login. */
export const enquiryRead = 'POST:u /demand/enquiry/read /demand/enquiry /demand/sort' as Op<EnquiryReadInput, null>

/** Input of enquiry.received. */
export type EnquiryReceivedInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: EnquiryStatus; /** 搜索内容 */ keywords?: string; /** 已读 */ isRead?: boolean }
/** The quotes for all of the caller's posts. Needs a login. */
export const enquiryReceived = 'GET:u /demand/enquiry/received' as Op<EnquiryReceivedInput, Page<EnquiryVO>>

/** Input of enquiry.remove. */
export type EnquiryRemoveInput = { /** 报价 */ ids: number[] }
/** Drops ended quotes from the caller's side. Needs a login. */
export const enquiryRemove = 'POST:u /demand/enquiry/delete /demand/enquiry' as Op<EnquiryRemoveInput, null>

/** Input of enquiry.reply. */
export type EnquiryReplyInput = { /** 报价 */ id: number; /** 版本. The figures that were read; newer ones are a CONFLICT. */ revision: number; /** 回复 */ status: "replied" | "accepted" | "refused"; /** 还价. For `replied`: the price of a piece that is asked for, in the currency of the quote, with its tax. */ counterPrice?: number; /** 还价数量. For `replied`: how many are asked for. */ counterQuantity?: number; /** 回复内容. For `replied` it must be there, or one of the counters. */ replyContent?: string; /** 同时关闭. For `accepted`: closes the post too. */ closeDemand?: boolean }
/** Answers, accepts or refuses a quote for an own post. Needs a login. */
export const enquiryReply = 'POST:u /demand/enquiry/reply /demand /website/demand /enterprise/demand' as Op<EnquiryReplyInput, null>

/** Input of enquiry.update. */
export type EnquiryUpdateInput = { /** 报价 */ id: number; /** 数量 */ quantity?: number; /** 单价. Price of a piece, in `currency`. */ price?: number; currency?: Currency; /** 含税 */ taxIncluded?: boolean; /** 有效天数. Days from now for which the quote holds; missing: it ends when it did. */ validDays?: number; /** 批号 */ batchNo?: string; /** 交期 */ delivery?: string; /** 备注 */ remark?: string }
/** Changes an own quote until it is accepted or refused; what was said before stays in its rounds. Needs a login. */
export const enquiryUpdate = 'POST:u /demand/enquiry/update /demand/enquiry /demand/sort' as Op<EnquiryUpdateInput, null>

/** Input of excelRow.list. */
export type ExcelRowListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 导入任务 */ taskId: number; status?: ExcelRowStatus }
/** The rows of a task, those with errors first. Needs a login. */
export const excelRowList = 'GET:u /demand/excel-task/rows' as Op<ExcelRowListInput, Page<ExcelTaskRow>>

/** Input of excelRow.remove. */
export type ExcelRowRemoveInput = { /** 导入行 */ ids: number[] }
/** Deletes rows, so that they are not imported. Needs a login. */
export const excelRowRemove = 'POST:u /demand/excel-task/row/delete /demand/excel-task' as Op<ExcelRowRemoveInput, null>

/** Input of excelRow.update. */
export type ExcelRowUpdateInput = { /** 导入行 */ id: number; /** 型号 */ model?: string; /** 品牌 */ brand?: string; /** 品牌 */ brandId?: number; /** 同名品牌一并修改. Gives the brand to every row of the task that spells it the same. */ sameBrand?: boolean; /** 数量 */ quantity?: number; /** 单价 */ price?: number; currency?: Currency; /** 面议. True drops the price: 面议. */ negotiable?: boolean; /** 批号 */ batchNo?: string; /** 备注 */ remark?: string }
/** Corrects a row before it is imported. Needs a login. */
export const excelRowUpdate = 'POST:u /demand/excel-task/row/update /demand/excel-task' as Op<ExcelRowUpdateInput, ExcelTaskRow>

/** Input of excelTask.cancel. */
export type ExcelTaskCancelInput = { /** 导入任务 */ id: number }
/** Stops a task after the row it is at; what is in stays. Needs a login. */
export const excelTaskCancel = 'POST:u /demand/excel-task/cancel /demand/excel-task' as Op<ExcelTaskCancelInput, null>

/** Input of excelTask.checkBrand. */
export type ExcelTaskCheckBrandInput = { /** 导入任务 */ taskId?: number; /** 品牌. Missing: those of the task, each spelling once, most rows first. */ brands?: { /** 行号 */ rowNo: number; /** 品牌 */ brand: string }[] }
/** Says which brands of a sheet are known. Needs a login. */
export const excelTaskCheckBrand = 'POST:ujq /demand/excel-task/upload/checkBrand' as Op<ExcelTaskCheckBrandInput, BrandCheck[]>

/** Input of excelTask.confirm. */
export type ExcelTaskConfirmInput = { /** 导入任务 */ taskId: number; /** 联系人. Missing: the default contact. */ contactId?: number; validDays?: ValidDays; /** 跳过错误行. Without it, rows with errors are a CONFLICT. */ skipErrors?: boolean }
/** Starts the import of the rows that are ready. Needs a login. */
export const excelTaskConfirm = 'POST:u /demand/excel-task/confirm /demand/excel-task /demand/sort /demand/count /stock /mall/goods' as Op<ExcelTaskConfirmInput, ExcelTask>

/** Input of excelTask.detail. */
export type ExcelTaskDetailInput = { /** 导入任务 */ id: number }
/** One task with its counters; asked again while it runs. Needs a login. */
export const excelTaskDetail = 'GET:u /demand/excel-task/detail' as Op<ExcelTaskDetailInput, ExcelTask>

/** Input of excelTask.errorSheet. */
export type ExcelTaskErrorSheetInput = { /** 导入任务 */ taskId: number }
/** The failed rows as a spreadsheet, with the reason. Needs a login. */
export const excelTaskErrorSheet = 'GET:ub /demand/excel-task/errors' as Op<ExcelTaskErrorSheetInput, Blob>

/** Input of excelTask.list. */
export type ExcelTaskListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: ExcelTaskStatus; kind?: ExcelTaskKind }
/** The caller's tasks, newest first. Needs a login. */
export const excelTaskList = 'GET:u /demand/excel-task/list' as Op<ExcelTaskListInput, Page<ExcelTask>>

/** Input of excelTask.remove. */
export type ExcelTaskRemoveInput = { /** 导入任务 */ ids: number[] }
/** Deletes tasks that do not run; what they imported stays. Needs a login. */
export const excelTaskRemove = 'POST:u /demand/excel-task/delete /demand/excel-task' as Op<ExcelTaskRemoveInput, null>

/** Input of excelTask.template. */
export type ExcelTaskTemplateInput = { type?: DemandType }
/** The empty spreadsheet to fill in. */
export const excelTaskTemplate = 'GET:b /demand/excel-task/template' as Op<ExcelTaskTemplateInput, Blob>

/** Input of excelTask.upload. */
export type ExcelTaskUploadInput = { /** 文件. An xlsx, xls or csv of up to 20 MB and 50,000 rows. */ fileUrl: string; /** 文件名 */ fileName: string; /** 编码. Of a csv; missing: found out. */ encoding?: "utf-8" | "gb18030" | "big5" | "utf-16le"; /** 工作表. Its name; missing: the first with a header. */ sheet?: string; /** 列映射. Missing: the remembered one of this header row, else that of the template. */ map?: ColumnChoice[]; /** 导入任务. A former task whose columns and brands are taken over. */ fromTaskId?: number; type?: DemandType }
/** Starts a task with an uploaded spreadsheet of posts. Needs a login. */
export const excelTaskUpload = 'POST:u /demand/excel-task/upload /demand/excel-task' as Op<ExcelTaskUploadInput, ExcelTask>

/** Input of home.index. */
export type HomeIndexInput = {  }
/** What the front page of supply and demand shows. */
export const homeIndex = 'GET /demand/index/data' as Op<HomeIndexInput, DemandHome>

/** Input of home.website. */
export type HomeWebsiteInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; type?: DemandType; /** 搜索内容 */ keywords?: string }
/** Open posts, newest first, for the home page and other sites. */
export const homeWebsite = 'GET /website/demand/list' as Op<HomeWebsiteInput, Page<DemandVO>>

/** Input of market.batchSearch. */
export type MarketBatchSearchInput = { /** 型号 */ models: string[] }
/** Finds posts, stock and goods for up to 500 models at once. */
export const marketBatchSearch = 'POST:q /demand/batchSearch' as Op<MarketBatchSearchInput, ModelOffers[]>

/** Input of market.hint. */
export type MarketHintInput = { /** 型号 */ keywords: string }
/** Models that begin with what is being typed into a form. */
export const marketHint = 'GET /demand/hint' as Op<MarketHintInput, { data: ModelHint[] }>

/** Input of market.match. */
export type MarketMatchInput = { /** 供求. A post; else `type` and `model` of a draft. */ id?: number; type?: DemandType; /** 型号 */ model?: string; /** 品牌 */ brandId?: number }
/** What answers a post, or a draft that is still being typed. */
export const marketMatch = 'GET /demand/match' as Op<MarketMatchInput, DemandMatch>

/** Input of market.similar. */
export type MarketSimilarInput = { /** 供求 */ id: number; /** 条数 */ size?: number }
/** Open posts of the same kind for the same or an alike model. */
export const marketSimilar = 'GET /demand/similar' as Op<MarketSimilarInput, DemandVO[]>

/** Input of message.add. */
export type MessageAddInput = { /** 供求 */ demandId: number; /** 留言 */ content: string; /** 留言. The message it answers. */ parentId?: number }
/** Leaves a public message under a post, or answers one. Needs a login. */
export const messageAdd = 'POST:u /demand/message/add /demand/message /demand/detail /demand/public/detail' as Op<MessageAddInput, DemandMessage>

/** Input of message.list. */
export type MessageListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 供求 */ demandId: number }
/** The messages under a post, newest first, each with its answers. */
export const messageList = 'GET /demand/message/list' as Op<MessageListInput, Page<DemandMessage>>

/** Input of message.mine. */
export type MessageMineInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 已读 */ isRead?: boolean }
/** Messages under the caller's posts and answers to the caller's own. Needs a login. */
export const messageMine = 'GET:u /demand/message/mine' as Op<MessageMineInput, Page<ReceivedDemandMessage>>

/** Input of message.read. */
export type MessageReadInput = { /** 留言 */ ids: number[] }
/** Marks messages for the caller as read. Needs a login. */
export const messageRead = 'POST:u /demand/message/read /demand/message' as Op<MessageReadInput, null>

/** Input of message.remove. */
export type MessageRemoveInput = { /** 留言 */ id: number }
/** Deletes an own message with the answers to it. Needs a login. */
export const messageRemove = 'POST:u /demand/message/del /demand/message /demand/detail /demand/public/detail' as Op<MessageRemoveInput, null>

/** Input of mine.add. */
export type MineAddInput = { type: DemandType; /** 型号 */ model: string; /** 数量 */ quantity: number; /** 品牌. As typed; empty: any brand. */ brand?: string; /** 品牌. Missing: read from `brand`. */ brandId?: number; /** 单价. Price of a piece, in `currency`; missing: 面议. */ price?: number; currency?: Currency; /** 含税 */ taxIncluded?: boolean; /** 封装 */ package?: string; /** 批号 */ batchNo?: string; /** 交期 */ delivery?: string; /** 地区 */ region?: string; /** 描述 */ description?: string; /** 图片 */ images?: string[]; /** 联系人. Missing: the default contact. */ contactId?: number; validDays?: ValidDays; /** 状态 */ status?: "draft" | "open"; /** 仍然发布. Posts although the same is open already. */ allowDuplicate?: boolean }
/** Posts a demand or a supply, unless the same is open already. Needs a login. */
export const mineAdd = 'POST:u /demand/add /demand /website/demand /enterprise/demand' as Op<MineAddInput, { id: number; /** Nothing was posted: `id` is the own open post of the same kind, model and brand. */ isDuplicate: boolean; /** Open posts of the other kind for this model. */ matchCount: number }>

/** Input of mine.counts. */
export type MineCountsInput = { type?: DemandType }
/** How many own posts there are in each status. Needs a login. */
export const mineCounts = 'GET:u /demand/count/user' as Op<MineCountsInput, { status: DemandStatus; count: number }[]>

/** Input of mine.expiring. */
export type MineExpiringInput = {  }
/** Own open posts that expire within three days. Needs a login. */
export const mineExpiring = 'GET:u /demand/renew/tips' as Op<MineExpiringInput, { count: number; demands: DemandVO[] }>

/** Input of mine.hide. */
export type MineHideInput = { /** 供求 */ id: number; /** 范围 */ scope?: "post" | "model"; /** 不再推荐. Off: it is recommended again. */ isHidden?: boolean }
/** Recommends a post no more, or none of its kind for its model. Needs a login. */
export const mineHide = 'POST:u /demand/recommend/hide /demand/recommend' as Op<MineHideInput, null>

/** Input of mine.list. */
export type MineListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; type?: DemandType; status?: DemandStatus; /** 搜索内容 */ keywords?: string; /** BOM */ bomId?: number; /** 排序 */ sort?: "newest" | "expire" | "enquiry" }
/** The caller's own posts, in order. Needs a login. */
export const mineList = 'GET:u /demand/sort/user' as Op<MineListInput, Page<MyDemand>>

/** Input of mine.recommended. */
export type MineRecommendedInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; type?: DemandType }
/** Posts of others that suit what the caller posts. Needs a login. */
export const mineRecommended = 'GET:u /demand/recommend/user' as Op<MineRecommendedInput, RecommendedPage>

/** Input of mine.refresh. */
export type MineRefreshInput = { /** 供求 */ ids: number[] }
/** Moves own open posts to the top, once a day each. Needs a login. */
export const mineRefresh = 'POST:u /demand/refresh/user /demand /website/demand /enterprise/demand' as Op<MineRefreshInput, null>

/** Input of mine.remove. */
export type MineRemoveInput = { /** 供求 */ ids: number[] }
/** Deletes own posts, unless a quote for one was accepted. Needs a login. */
export const mineRemove = 'POST:u /demand/delete/user /demand /website/demand /enterprise/demand' as Op<MineRemoveInput, null>

/** Input of mine.renew. */
export type MineRenewInput = { /** 供求 */ ids: number[]; validDays?: ValidDays }
/** Gives own posts more days from now; expired ones open again. Needs a login. */
export const mineRenew = 'POST:u /demand/renew /demand /website/demand /enterprise/demand' as Op<MineRenewInput, null>

/** Input of mine.setStatus. */
export type MineSetStatusInput = { /** 供求 */ ids: number[]; status: DemandSwitch }
/** Closes or reopens own posts. Needs a login. */
export const mineSetStatus = 'POST:u /demand/status/user /demand /website/demand /enterprise/demand' as Op<MineSetStatusInput, null>

/** Input of mine.unhideAll. */
export type MineUnhideAllInput = {  }
/** Recommends again all that was hidden. Needs a login. */
export const mineUnhideAll = 'POST:u /demand/recommend/restore /demand/recommend' as Op<MineUnhideAllInput, null>

/** Input of mine.update. */
export type MineUpdateInput = { /** 供求 */ id: number; /** 品牌. As typed; empty: any brand. */ brand?: string; /** 品牌. Missing: read from `brand`. */ brandId?: number; /** 单价. Price of a piece, in `currency`; missing: 面议. */ price?: number; currency?: Currency; /** 含税 */ taxIncluded?: boolean; /** 封装 */ package?: string; /** 批号 */ batchNo?: string; /** 交期 */ delivery?: string; /** 地区 */ region?: string; /** 描述 */ description?: string; /** 图片 */ images?: string[]; /** 联系人. Missing: the default contact. */ contactId?: number; /** 型号 */ model?: string; /** 数量 */ quantity?: number; /** 面议. True drops the price: 面议. */ negotiable?: boolean; /** 含税待议. True drops what was told of the tax. */ taxNegotiable?: boolean; /** Days from now; missing: it ends when it did. One that has ended opens again. */ validDays?: ValidDays; status?: DemandSwitch }
/** Changes, closes or reopens an own post. Needs a login. */
export const mineUpdate = 'POST:u /demand/update/user /demand /website/demand /enterprise/demand' as Op<MineUpdateInput, null>
