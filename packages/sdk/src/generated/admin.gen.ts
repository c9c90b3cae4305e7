// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { AdminEnterprise, AdminEnterpriseDetail, AdminUser, AgreementDetail, AgreementEntry, AgreementKind, AliasKind, ArticleStatus, AuditItem, AuditKind, AuditQueue, CategoryParameter, ConfigKey, ContentEntry, ContentKind, ContentState, ContentTrait, DeskEntry, DeskPerson, DeskRole, DeskSubject, EnterpriseStatus, FeedbackItem, FigureDay, FigurePeriod, HealthLine, MergeKind, MergePreview, MergeRecord, MissedSearch, Page, PageViews, ReviewStatus, Right, SearchAlias, TradeFigures, UserStatus } from './types.gen.ts'

/** Input of agreement.detail. */
export type AgreementDetailInput = { /** 协议 */ id: number }
/** A version with its words. For admins. */
export const agreementDetail = 'GET:u /admin/agreement/detail' as Op<AgreementDetailInput, AgreementDetail>

/** Input of agreement.list. */
export type AgreementListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; kind: AgreementKind }
/** The versions of a text, its draft first. For admins. */
export const agreementList = 'GET:u /admin/agreement/list' as Op<AgreementListInput, Page<AgreementEntry>>

/** Input of agreement.publish. */
export type AgreementPublishInput = { /** 草稿 */ id: number; /** 修订号. Of the draft that was looked at. */ revision: number; /** 生效时间. Absent for now. */ beginTime?: string }
/** Makes the draft the next version, now or at a moment. For admins. */
export const agreementPublish = 'POST:u /admin/agreement/publish /admin/agreement /agreement /my/agreement' as Op<AgreementPublishInput, { number: number }>

/** Input of agreement.remove. */
export type AgreementRemoveInput = { /** 草稿 */ id: number }
/** Throws a draft away. For admins. */
export const agreementRemove = 'POST:u /admin/agreement/remove /admin/agreement' as Op<AgreementRemoveInput, null>

/** Input of agreement.save. */
export type AgreementSaveInput = { /** 草稿. Absent for a new one. */ id?: number; kind: AgreementKind; /** 正文 */ content: string; /** 变更说明. People read it where they are asked to agree anew. */ changes: string; /** 修订号. Of the draft that was read; 0 for a new one. */ revision?: number }
/** Writes the draft of the next version; nobody else sees it. For admins. */
export const agreementSave = 'POST:u /admin/agreement/save /admin/agreement' as Op<AgreementSaveInput, AgreementDetail>

/** Input of agreement.withdraw. */
export type AgreementWithdrawInput = { /** 协议 */ id: number }
/** Makes a version that waits for its time a draft again. For admins. */
export const agreementWithdraw = 'POST:u /admin/agreement/withdraw /admin/agreement /agreement /my/agreement' as Op<AgreementWithdrawInput, null>

/** Input of alias.add. */
export type AliasAddInput = { /** 搜索词 */ word: string; kind: AliasKind; /** 指向. The name of a brand or category, or the model of a part. */ target: string }
/** Has a word of searches stand for a part, a brand or a category. For admins. */
export const aliasAdd = 'POST:u /admin/alias/add /admin/alias /admin/figure/missed /chip/specification' as Op<AliasAddInput, { id: number }>

/** Input of alias.list. */
export type AliasListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** Words that stand for something else in searches, newest first. For admins. */
export const aliasList = 'GET:u /admin/alias/list' as Op<AliasListInput, Page<SearchAlias>>

/** Input of alias.remove. */
export type AliasRemoveInput = { /** 别名 */ id: number }
/** Has a word stand for itself again. For admins. */
export const aliasRemove = 'POST:u /admin/alias/remove /admin/alias /admin/figure/missed /chip/specification' as Op<AliasRemoveInput, null>

/** Input of audit.claim. */
export type AuditClaimInput = { /** 审核事项 */ id: number }
/** Keeps a matter for the person who looks at it, for ten minutes. For admins. */
export const auditClaim = 'POST:u /admin/audit/claim /admin/audit' as Op<AuditClaimInput, { until: string }>

/** Input of audit.detail. */
export type AuditDetailInput = { /** 审核事项 */ id: number }
/** One matter with all that was handed in. For admins. */
export const auditDetail = 'GET:u /admin/audit/detail' as Op<AuditDetailInput, AuditItem>

/** Input of audit.list. */
export type AuditListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; kind?: AuditKind; status?: ReviewStatus; /** 搜索内容 */ keywords?: string; /** 我领取的. Only what the person who asks is looking at. */ mine?: boolean; /** 已等待小时. Only what has waited so many hours. */ waited?: number }
/** What waits for a decision, oldest first; what was decided, newest first. For admins. */
export const auditList = 'GET:u /admin/audit/list' as Op<AuditListInput, Page<AuditItem>>

/** Input of audit.pass. */
export type AuditPassInput = { /** 审核事项 */ id: number; /** 备注 */ remark?: string }
/** Accepts what was handed in. For admins. */
export const auditPass = 'POST:u /admin/audit/pass /admin/audit' as Op<AuditPassInput, null>

/** Input of audit.passMany. */
export type AuditPassManyInput = { kind: AuditKind; /** 审核事项 */ ids: number[]; /** 备注 */ remark?: string }
/** Accepts several matters of one kind. For admins. */
export const auditPassMany = 'POST:u /admin/audit/passMany /admin/audit' as Op<AuditPassManyInput, null>

/** Input of audit.queues. */
export type AuditQueuesInput = {  }
/** What waits by kind, for the kinds that the person may decide on. For admins. */
export const auditQueues = 'GET:u /admin/audit/queues' as Op<AuditQueuesInput, AuditQueue[]>

/** Input of audit.reject. */
export type AuditRejectInput = { /** 审核事项 */ id: number; /** 驳回原因 */ reason: string; /** 字段原因. Reasons of single fields. */ fields?: { /** 字段 */ name: string; /** 原因 */ reason: string }[] }
/** Refuses what was handed in, with the reason. For admins. */
export const auditReject = 'POST:u /admin/audit/reject /admin/audit' as Op<AuditRejectInput, null>

/** Input of audit.rejectMany. */
export type AuditRejectManyInput = { kind: AuditKind; /** 审核事项 */ ids: number[]; /** 驳回原因 */ reason: string }
/** Refuses several matters of one kind for one reason. For admins. */
export const auditRejectMany = 'POST:u /admin/audit/rejectMany /admin/audit' as Op<AuditRejectManyInput, null>

/** Input of audit.release. */
export type AuditReleaseInput = { /** 审核事项 */ id: number }
/** Lets others have a matter again. For admins. */
export const auditRelease = 'POST:u /admin/audit/release /admin/audit' as Op<AuditReleaseInput, null>

/** Input of content.list. */
export type ContentListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; kind: ContentKind; /** 位置 */ place?: string; state?: ContentState }
/** What is set of one kind, in the order of the page. For admins. */
export const contentList = 'GET:u /admin/content/list' as Op<ContentListInput, Page<ContentEntry>>

/** Input of content.remove. */
export type ContentRemoveInput = { kind: ContentKind; /** 内容 */ id: number }
/** Takes something off the pages of the site for good. For admins. */
export const contentRemove = 'POST:u /admin/content/remove /admin/content /news /mall /hot /hotSearch /navigation /friendlyLink /notice' as Op<ContentRemoveInput, null>

/** Input of content.save. */
export type ContentSaveInput = { /** 内容. Absent for a new one. */ id?: number; kind: ContentKind; /** 位置 */ place: string; /** 名称 */ name: string; /** 链接地址 */ url?: string; /** 图片 */ imgUrl?: string; /** 排序 */ position?: number; /** 开始时间 */ beginTime?: string; /** 结束时间 */ endTime?: string }
/** Sets something on pages of the site, or changes it. For admins. */
export const contentSave = 'POST:u /admin/content/save /admin/content /news /mall /hot /hotSearch /navigation /friendlyLink /notice' as Op<ContentSaveInput, { id: number }>

/** Input of content.traits. */
export type ContentTraitsInput = {  }
/** The kinds of content, with what each says and where it stands. For admins. */
export const contentTraits = 'GET:u /admin/content/traits' as Op<ContentTraitsInput, ContentTrait[]>

/** Input of enterprise.detail. */
export type EnterpriseDetailInput = { /** 企业 */ id: number }
/** One company with its people. For admins. */
export const enterpriseDetail = 'GET:u /admin/enterprise/detail' as Op<EnterpriseDetailInput, AdminEnterpriseDetail>

/** Input of enterprise.list. */
export type EnterpriseListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容. Part of the name, the whole 统一社会信用代码, or the number. */ keywords?: string; status?: EnterpriseStatus }
/** The companies of the platform, newest first. For admins. */
export const enterpriseList = 'GET:u /admin/enterprise/list' as Op<EnterpriseListInput, Page<AdminEnterprise>>

/** Input of enterprise.setStatus. */
export type EnterpriseSetStatusInput = { /** 企业 */ id: number; /** 企业状态. 1 certified, 0 blocked. */ status: 0 | 1; /** 停用原因. Where it is blocked: its members read it. */ reason?: string }
/** Blocks a certified company or opens it again. For admins. */
export const enterpriseSetStatus = 'POST:u /admin/enterprise/status /admin/enterprise /enterprise /stock /mall /demand /agent /trader /job' as Op<EnterpriseSetStatusInput, null>

/** Input of figure.days. */
export type FigureDaysInput = {  }
/** What was counted on each of the last 30 days, the oldest first. For admins. */
export const figureDays = 'GET:u /admin/figure/days' as Op<FigureDaysInput, FigureDay[]>

/** Input of figure.missed. */
export type FigureMissedInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** Searches of 30 days that found nothing, the commonest first. For admins. */
export const figureMissed = 'GET:u /admin/figure/missed' as Op<FigureMissedInput, Page<MissedSearch>>

/** Input of figure.pages. */
export type FigurePagesInput = {  }
/** The pages that were opened most in 30 days, 20 at most. For admins. */
export const figurePages = 'GET:u /admin/figure/pages' as Op<FigurePagesInput, PageViews[]>

/** Input of figure.trade. */
export type FigureTradeInput = { period?: FigurePeriod }
/** Lists of parts and demands by 30 days or 12 weeks, the oldest first. For admins. */
export const figureTrade = 'GET:u /admin/figure/trade' as Op<FigureTradeInput, TradeFigures[]>

/** Input of log.exportFile. */
export type LogExportFileInput = { /** 搜索内容. In what was sent, in the note, or in the name of who did it. */ keywords?: string; right?: Right; /** 操作人 */ userId?: number; subject?: DeskSubject; targetId?: number; /** 开始日期 */ since?: string; /** 结束日期. Including it. */ until?: string }
/** The same as CSV, 50,000 lines at most. For admins. */
export const logExportFile = 'POST:ub /admin/log/export' as Op<LogExportFileInput, Blob>

/** Input of log.list. */
export type LogListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容. In what was sent, in the note, or in the name of who did it. */ keywords?: string; right?: Right; /** 操作人 */ userId?: number; subject?: DeskSubject; targetId?: number; /** 开始日期 */ since?: string; /** 结束日期. Including it. */ until?: string }
/** What was done at the desk, newest first. For admins. */
export const logList = 'GET:u /admin/log/list' as Op<LogListInput, Page<DeskEntry>>

/** Input of merge.list. */
export type MergeListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; kind?: MergeKind }
/** Merges that were done, newest first. For admins. */
export const mergeList = 'GET:u /admin/merge/list' as Op<MergeListInput, Page<MergeRecord>>

/** Input of merge.preview. */
export type MergePreviewInput = { kind: MergeKind; /** 被合并的编号 */ fromId: number; /** 保留的编号 */ intoId: number }
/** What a merge would move. For admins. */
export const mergePreview = 'GET:u /admin/merge/preview' as Op<MergePreviewInput, MergePreview>

/** Input of merge.run. */
export type MergeRunInput = { kind: MergeKind; /** 被合并的编号 */ fromId: number; /** 保留的编号 */ intoId: number; /** 合并原因 */ reason: string }
/** Merges one brand or part into another. For admins. */
export const mergeRun = 'POST:u /admin/merge/run /admin/merge /chip /specBrand' as Op<MergeRunInput, { id: number }>

/** Input of merge.undo. */
export type MergeUndoInput = { /** 合并 */ id: number }
/** Puts everything back where it was before a merge. For admins. */
export const mergeUndo = 'POST:u /admin/merge/undo /admin/merge /chip /specBrand' as Op<MergeUndoInput, null>

/** Input of parameter.list. */
export type ParameterListInput = { /** 分类 */ categoryId: number }
/** The parameters of a category, in the order in which lists show them. For admins. */
export const parameterList = 'GET:u /admin/parameter/list' as Op<ParameterListInput, CategoryParameter[]>

/** Input of parameter.save. */
export type ParameterSaveInput = { /** 分类 */ categoryId: number; /** 参数 */ parameters: { /** 参数名 */ name: string; /** 显示名称 */ label?: string; /** 隐藏 */ isHidden?: boolean }[] }
/** Says how lists show the parameters of a category. For admins. */
export const parameterSave = 'POST:u /admin/parameter/save /admin/parameter /chip' as Op<ParameterSaveInput, null>

/** Input of platform.feedback. */
export type PlatformFeedbackInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 反馈类型 */ type?: number }
/** What people wrote to us, newest first. For admins. */
export const platformFeedback = 'GET:u /admin/feedback/list' as Op<PlatformFeedbackInput, Page<FeedbackItem>>

/** Input of platform.sendMessage. */
export type PlatformSendMessageInput = { /** 标题 */ title: string; /** 内容 */ content: string; /** 收件人. Absent for everybody. */ userIds?: number[] }
/** Sends a message of the platform to people, or to all. For admins. */
export const platformSendMessage = 'POST:u /admin/message/platform /message' as Op<PlatformSendMessageInput, null>

/** Input of platform.setArticleStatus. */
export type PlatformSetArticleStatusInput = { /** 文章 */ id: number; status: ArticleStatus }
/** Takes an article down, or publishes it again. For admins. */
export const platformSetArticleStatus = 'POST:u /admin/article/status /news /admin/audit' as Op<PlatformSetArticleStatusInput, null>

/** Input of platform.setConfig. */
export type PlatformSetConfigInput = { key: ConfigKey; /** 数值 */ value: number }
/** Sets a number that switches a part of the site. For admins. */
export const platformSetConfig = 'POST:u /admin/config/set /config' as Op<PlatformSetConfigInput, null>

/** Input of role.list. */
export type RoleListInput = {  }
/** Who works at the desk, and what each may do. For admins. */
export const roleList = 'GET:u /admin/role/list' as Op<RoleListInput, DeskPerson[]>

/** Input of role.set. */
export type RoleSetInput = { /** 用户 */ id: number; /** 岗位 */ roles: DeskRole[] }
/** Says what somebody may do at the desk; nothing puts them out. For admins. */
export const roleSet = 'POST:u /admin/role/set /admin/role /admin/user' as Op<RoleSetInput, null>

/** Input of running.health. */
export type RunningHealthInput = {  }
/** How the server that answers is doing, a line for each thing. For admins. */
export const runningHealth = 'GET:u /admin/running/health' as Op<RunningHealthInput, HealthLine[]>

/** Input of user.list. */
export type UserListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容. Part of the nickname or of the company, the whole phone number, or the number of the account. */ keywords?: string; status?: UserStatus }
/** The people who have an account, newest first. For admins. */
export const userList = 'GET:u /admin/user/list' as Op<UserListInput, Page<AdminUser>>

/** Input of user.setStatus. */
export type UserSetStatusInput = { /** 用户 */ id: number; /** 账号状态. 1 active, 0 blocked. */ status: 0 | 1; /** 停用原因. Where it is blocked: its owner reads it at the login. */ reason?: string }
/** Blocks an account or opens it again. For admins. */
export const userSetStatus = 'POST:u /admin/user/status /admin/user' as Op<UserSetStatusInput, null>
