import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, flag, idsOf } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'

const mutable = {
  search: '搜索有新结果',
  match: '供求匹配',
  revision: '资料有新版',
  bom: 'BOM 有变化',
  expiry: '供求到期',
  company: '企业变更',
} as const

/** 可静音的提醒. What a person may want no more of; what was asked for once, or ends, is always told. */
export const MutableAlertKind = choice('提醒类型', mutable).meta({ id: 'MutableAlertKind' })
export type MutableAlertKind = z.infer<typeof MutableAlertKind>

/** 提醒类型. What an alert is about. */
export const AlertKind = choice('提醒类型', {
  ...mutable,
  arrival: '到货通知',
  certificate: '证书到期',
  account: '账号',
}).meta({ id: 'AlertKind' })
export type AlertKind = z.infer<typeof AlertKind>

/** 提醒. Something that a person wants to know in time. */
export const Alert = z
  .object({
    id: Id,
    kind: AlertKind,
    title: z.string(),
    content: z.string(),
    url: Url.describe('The page to go to; empty where there is none.'),
    searchId: Id.optional().describe('The kept search that found it.'),
    dueTime: Time.optional().describe('When something ends: a post, a certificate, an account.'),
    isRead: z.boolean(),
    createTime: Time,
  })
  .meta({ id: 'Alert' })
export type Alert = z.infer<typeof Alert>

export const list = get('/my/alert/list', 'The alerts of a person, newest first.', {
  input: z.object({
    ...Paging.shape,
    kind: AlertKind.optional(),
    isRead: flag('已读').describe('Left out: both.').optional(),
  }),
  output: paged(Alert),
})

export const read = post('/my/alert/read', 'Marks alerts as read.', {
  idempotent: 'yes',
  input: z.object({
    ids: idsOf('提醒').describe('Left out: all of the kind.').optional(),
    kind: AlertKind.describe('Left out: of every kind.').optional(),
  }),
  invalidates: ['/my/alert'],
})

export const mutes = get('/my/alert/mutes', 'The kinds of alerts that a person muted.', {
  output: z.array(MutableAlertKind),
})

export const mute = post('/my/alert/mute', 'Mutes a kind of alerts, or lets them come again; what was found is kept.', {
  idempotent: 'yes',
  input: z.object({ kind: MutableAlertKind, isMuted: flag('静音') }),
  invalidates: ['/my/alert'],
})
