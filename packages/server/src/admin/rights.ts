import type { audit, log, right } from '@xinpu/contract/admin'
import type * as contract from '@xinpu/contract'

/** What a call of the desk asks for: one right, or any of several. One that acts says how it is written down. */
export interface DeskAct {
  right: right.Right | readonly right.Right[]
  /** What it does, as the log tells it. */
  verb?: string
  /** What its `id` counts. */
  subject?: log.DeskSubject
}

type DeskEndpoint = { readonly access: 'admin'; readonly path: string }

type ActsOf<Calls> = { [Name in keyof Calls as Calls[Name] extends DeskEndpoint ? Name : never]: DeskAct }

/** Those of its members that have anything for the desk. */
type Having<Members> = { [Name in keyof Members as keyof Members[Name] extends never ? never : Name]: Members[Name] }

/** Every call of the contract that is for the desk: one that is forgotten does not compile, nor one that is none. */
type DeskActs<Contract> = Having<{
  [Domain in keyof Contract]: Having<{ [Noun in keyof Contract[Domain]]: ActsOf<Contract[Domain][Noun]> }>
}>

const queue = ['review', 'moderate', 'money', 'directory'] as const

/** Which call asks for which right. What acts is written down as its verb says. */
export const deskActs: DeskActs<typeof contract> = {
  admin: {
    agreement: {
      list: { right: 'content' },
      detail: { right: 'content' },
      save: { right: 'content', verb: '编辑协议草稿', subject: 'agreement' },
      publish: { right: 'content', verb: '发布协议', subject: 'agreement' },
      withdraw: { right: 'content', verb: '撤回协议', subject: 'agreement' },
      remove: { right: 'content', verb: '删除协议草稿', subject: 'agreement' },
    },
    alias: {
      list: { right: 'content' },
      add: { right: 'content', verb: '添加搜索别名' },
      remove: { right: 'content', verb: '删除搜索别名', subject: 'alias' },
    },
    audit: {
      list: { right: queue },
      queues: { right: queue },
      detail: { right: queue },
      claim: { right: queue, verb: '领取审核', subject: 'audit' },
      release: { right: queue, verb: '放回审核', subject: 'audit' },
      passMany: { right: queue, verb: '批量通过审核' },
      rejectMany: { right: queue, verb: '批量驳回审核' },
      pass: { right: queue, verb: '通过审核', subject: 'audit' },
      reject: { right: queue, verb: '驳回审核', subject: 'audit' },
    },
    content: {
      traits: { right: 'content' },
      list: { right: 'content' },
      save: { right: 'content', verb: '编辑站点内容', subject: 'content' },
      remove: { right: 'content', verb: '删除站点内容', subject: 'content' },
    },
    enterprise: {
      list: { right: 'people' },
      detail: { right: 'people' },
      setStatus: { right: 'people', verb: '停用或恢复企业', subject: 'enterprise' },
    },
    figure: {
      days: { right: 'figures' },
      pages: { right: 'figures' },
      missed: { right: 'figures' },
      trade: { right: 'figures' },
    },
    log: {
      list: { right: 'log' },
      exportFile: { right: 'log', verb: '导出操作记录' },
    },
    merge: {
      list: { right: 'directory' },
      preview: { right: 'directory' },
      run: { right: 'directory', verb: '合并品牌或型号' },
      undo: { right: 'directory', verb: '撤销合并', subject: 'merge' },
    },
    parameter: {
      list: { right: 'directory' },
      save: { right: 'directory', verb: '调整分类参数' },
    },
    platform: {
      feedback: { right: 'people' },
      setArticleStatus: { right: 'moderate', verb: '上架或下架文章', subject: 'article' },
      setConfig: { right: 'setting', verb: '修改站点设置' },
      sendMessage: { right: 'tell', verb: '发送平台消息' },
    },
    role: {
      list: { right: 'role' },
      set: { right: 'role', verb: '调整岗位', subject: 'account' },
    },
    running: { health: { right: 'setting' } },
    user: {
      list: { right: ['people', 'role'] },
      setStatus: { right: 'people', verb: '停用或恢复账号', subject: 'account' },
    },
  },
  brand: { desk: { edit: { right: 'directory', verb: '编辑品牌', subject: 'brand' } } },
  mall: {
    deskInvoice: {
      list: { right: 'money' },
      issue: { right: 'money', verb: '处理开票', subject: 'invoice' },
    },
    deskRefund: {
      find: { right: 'money' },
      list: { right: 'money' },
      limit: { right: 'money' },
      ask: { right: 'money', verb: '申请退款' },
      approve: { right: 'money', verb: '批准退款', subject: 'refund' },
      refuse: { right: 'money', verb: '驳回退款', subject: 'refund' },
      withdraw: { right: 'money', verb: '撤回退款', subject: 'refund' },
      setLimit: { right: 'setting', verb: '调整退款限额' },
    },
    reconciliation: {
      list: { right: 'money' },
      detail: { right: 'money' },
      begin: { right: 'money', verb: '对账' },
      exportFile: { right: 'money', verb: '导出对账' },
    },
  },
}

/** Which right a kind of matter asks for. */
export const kindRights: Readonly<Record<audit.AuditKind, right.Right>> = {
  enterprise: 'review',
  merchant: 'review',
  demand: 'review',
  goods: 'review',
  goodsReport: 'review',
  report: 'review',
  productLine: 'review',
  spec: 'review',
  brand: 'review',
  brandClaim: 'review',
  agent: 'review',
  brandReport: 'directory',
  article: 'moderate',
  author: 'moderate',
  circle: 'moderate',
  comment: 'moderate',
  textReport: 'moderate',
  talkReport: 'moderate',
  trend: 'moderate',
  trendReport: 'moderate',
  receipt: 'money',
}

/** What each role may do. The owner may everything. */
export const roleRights: Readonly<Record<right.DeskRole, readonly right.Right[]>> = {
  reviewer: ['review', 'moderate'],
  editor: ['moderate', 'content', 'directory', 'tell', 'figures'],
  finance: ['money'],
  support: ['people', 'tell'],
  owner: ['review', 'moderate', 'content', 'money', 'people', 'directory', 'tell', 'setting', 'role', 'log', 'figures'],
}

/** What somebody may do at the desk, with all that they are. */
export const rightsOf = (roles: Iterable<string>): ReadonlySet<right.Right> =>
  new Set([...roles].flatMap((role) => (role in roleRights ? roleRights[role as right.DeskRole] : [])))

/** The kinds of matters that somebody may decide on. */
export function kindsOf(roles: Iterable<string>): audit.AuditKind[] {
  const rights = rightsOf(roles)
  return (Object.keys(kindRights) as audit.AuditKind[]).filter((kind) => rights.has(kindRights[kind]))
}
