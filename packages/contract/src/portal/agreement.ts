import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, whole } from '../field.ts'
import { Id, Time } from '../page.ts'

/** 协议. A text that people and the site hold each other to. */
export const AgreementKind = choice('协议', {
  service: '用户服务协议',
  privacy: '隐私政策',
  disclaimer: '免责声明',
}).meta({ id: 'AgreementKind' })
export type AgreementKind = z.infer<typeof AgreementKind>

/** 协议状态. Told by the clock once a version is published. */
export const AgreementState = choice('协议状态', {
  draft: '草稿',
  waiting: '待生效',
  inForce: '现行',
  past: '已失效',
}).meta({ id: 'AgreementState' })
export type AgreementState = z.infer<typeof AgreementState>

/** 协议版本. A published version; its words never change. */
export const AgreementVersion = z
  .object({
    id: Id,
    kind: AgreementKind,
    number: z.int().describe('From 1, in the order of their beginnings.'),
    state: AgreementState,
    beginTime: Time.describe('In force from then on.'),
    endTime: Time.optional().describe('When the next one takes its place; absent for the last.'),
    changes: z.string().describe('What is other than before; empty for the first.'),
  })
  .meta({ id: 'AgreementVersion' })
export type AgreementVersion = z.infer<typeof AgreementVersion>

/** 协议章节. What stands under one heading. */
export const AgreementSection = z
  .object({ title: z.string(), html: z.string().describe('Made anew from a list of allowed elements.') })
  .meta({ id: 'AgreementSection' })
export type AgreementSection = z.infer<typeof AgreementSection>

/** 协议正文. A version with its words, and the other versions of the same text. */
export const AgreementText = z
  .object({
    ...AgreementVersion.shape,
    sections: z.array(AgreementSection),
    versions: z.array(AgreementVersion).describe('All that were published, this one too, the newest first.'),
  })
  .meta({ id: 'AgreementText' })
export type AgreementText = z.infer<typeof AgreementText>

export const inForce = get('/agreement/inForce', 'What people agree to when they come in: a version of each text.', {
  access: 'visitor',
  output: z.array(AgreementVersion),
})

export const text = get('/agreement/text', 'The words of a version: that in force, or any that was published.', {
  access: 'visitor',
  input: z.object({
    kind: AgreementKind,
    number: whole('版本', 1, 9999).describe('Absent for the one in force.').optional(),
  }),
  output: AgreementText,
  errors: ['NOT_FOUND'],
})
