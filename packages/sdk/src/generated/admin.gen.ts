// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { AdminUser, ArticleStatus, AuditItem, AuditKind, AuditQueue, ConfigKey, DeskEntry, DeskPerson, DeskRole, DeskSubject, FeedbackItem, HealthLine, Page, ReviewStatus, Right, UserStatus } from './types.gen.ts'

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

/** Input of log.exportFile. */
export type LogExportFileInput = { /** 搜索内容. In what was sent, in the note, or in the name of who did it. */ keywords?: string; right?: Right; /** 操作人 */ userId?: number; subject?: DeskSubject; targetId?: number; /** 开始日期 */ since?: string; /** 结束日期. Including it. */ until?: string }
/** The same as CSV, 50,000 lines at most. For admins. */
export const logExportFile = 'POST:ub /admin/log/export' as Op<LogExportFileInput, Blob>

/** Input of log.list. */
export type LogListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容. In what was sent, in the note, or in the name of who did it. */ keywords?: string; right?: Right; /** 操作人 */ userId?: number; subject?: DeskSubject; targetId?: number; /** 开始日期 */ since?: string; /** 结束日期. Including it. */ until?: string }
/** What was done at the desk, newest first. For admins. */
export const logList = 'GET:u /admin/log/list' as Op<LogListInput, Page<DeskEntry>>

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
export type UserListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容. Part of the nickname, or the whole phone number. */ keywords?: string; status?: UserStatus }
/** The people who have an account, newest first. For admins. */
export const userList = 'GET:u /admin/user/list' as Op<UserListInput, Page<AdminUser>>

/** Input of user.setStatus. */
export type UserSetStatusInput = { /** 用户 */ id: number; /** 账号状态. 1 active, 0 blocked. */ status: 0 | 1 }
/** Blocks an account or opens it again. For admins. */
export const userSetStatus = 'POST:u /admin/user/status /admin/user' as Op<UserSetStatusInput, null>
