import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, instant, note, richText, whole } from '../field.ts'
import { paged, Paging, Time } from '../page.ts'
import { AgreementKind, AgreementSection, AgreementVersion } from '../portal/agreement.ts'

/** 协议记录. A version as the desk sees it; a draft has neither number nor beginning. */
export const AgreementEntry = z
  .object({
    ...AgreementVersion.shape,
    number: AgreementVersion.shape.number.optional(),
    beginTime: Time.optional(),
    revision: z.int().describe('Counts how often the draft was written.'),
    agreed: z.int().describe('People who agreed to this version.'),
  })
  .meta({ id: 'AgreementEntry' })
export type AgreementEntry = z.infer<typeof AgreementEntry>

/** 协议详情. A version with its words: as they are written, and as people see them. */
export const AgreementDetail = z
  .object({ ...AgreementEntry.shape, content: z.string(), sections: z.array(AgreementSection) })
  .meta({ id: 'AgreementDetail' })
export type AgreementDetail = z.infer<typeof AgreementDetail>

const stale = ['/admin/agreement', '/agreement', '/my/agreement'] as const

export const list = get('/admin/agreement/list', 'The versions of a text, its draft first.', {
  access: 'admin',
  input: z.object({ ...Paging.shape, kind: AgreementKind }),
  output: paged(AgreementEntry),
})

export const detail = get('/admin/agreement/detail', 'A version with its words.', {
  access: 'admin',
  input: z.object({ id: idOf('协议') }),
  output: AgreementDetail,
  errors: ['NOT_FOUND'],
})

/** CONFLICT: another draft, or a version that waits for its time, is there; or somebody wrote the draft meanwhile. */
export const save = post('/admin/agreement/save', 'Writes the draft of the next version; nobody else sees it.', {
  access: 'admin',
  input: z.object({
    id: idOf('草稿').describe('Absent for a new one.').optional(),
    kind: AgreementKind,
    content: richText('正文', 100_000),
    changes: note('变更说明', 500).describe('People read it where they are asked to agree anew.'),
    revision: whole('修订号', 0, 1_000_000).describe('Of the draft that was read; 0 for a new one.').default(0),
  }),
  output: AgreementDetail,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/agreement'],
})

/** CONFLICT: somebody wrote the draft since it was looked at. */
export const publish = post('/admin/agreement/publish', 'Makes the draft the next version, now or at a moment.', {
  access: 'admin',
  input: z.object({
    id: idOf('草稿'),
    revision: whole('修订号', 1, 1_000_000).describe('Of the draft that was looked at.'),
    beginTime: instant('生效时间').describe('Absent for now.').optional(),
  }),
  output: z.object({ number: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: [...stale],
})

export const withdraw = post('/admin/agreement/withdraw', 'Makes a version that waits for its time a draft again.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ id: idOf('协议') }),
  errors: ['NOT_FOUND'],
  invalidates: [...stale],
})

export const remove = post('/admin/agreement/remove', 'Throws a draft away.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ id: idOf('草稿') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/admin/agreement'],
})
