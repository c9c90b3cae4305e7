import * as z from 'zod'
import { get } from '../endpoint.ts'
import { idOf, whole } from '../field.ts'
import { Id, Time, Url } from '../page.ts'
import { NameValue } from '../portal/name-value.ts'
import { Told, TycRow } from './row.ts'
import { TycChange, TycHolder } from './structure.ts'

/** 年报年份. A year a company reported on. */
export const ReportYear = z
  .object({
    id: Id,
    year: z.int(),
    publishTime: Time.optional().describe('When it was published.'),
    figures: z.array(NameValue).describe('The same few of every year, to be laid side by side: 参保人数, 资产总额.'),
  })
  .meta({ id: 'ReportYear' })
export type ReportYear = z.infer<typeof ReportYear>

/** 企业年报. What a company published on one year. */
export const TycReport = z
  .object({
    ...ReportYear.shape,
    baseInfo: z.array(NameValue),
    websites: z.array(TycRow),
    holders: z.array(TycHolder),
    invests: z.array(TycRow),
    guarantees: z.array(TycRow),
    changes: z.array(TycChange),
    ...Told.shape,
  })
  .meta({ id: 'TycReport' })
export type TycReport = z.infer<typeof TycReport>

/** 企业快照. The register's page as it was stored on a day. */
export const TycSnapShot = z
  .object({
    companyId: Id,
    html: z.string().describe('Without scripts; still to be shown in a sandbox.'),
    imgUrl: Url.optional(),
    source: z.string().describe('Who told what stands there.'),
    hash: z.string().describe('SHA-256 of html, in hex.'),
    createTime: Time,
  })
  .meta({ id: 'TycSnapShot' })
export type TycSnapShot = z.infer<typeof TycSnapShot>

export const years = get('/tyc/services/annualReport/list', 'The years a company reported on, newest first.', {
  access: 'visitor',
  input: z.object({ id: idOf('企业') }),
  output: z.array(ReportYear),
  errors: ['NOT_FOUND', 'FAIL'],
})

export const detail = get('/tyc/services/annualReport', 'What a company published on one year.', {
  access: 'visitor',
  input: z.object({ id: idOf('企业'), year: whole('年份', 1990, 2200) }),
  output: TycReport,
  errors: ['NOT_FOUND', 'FAIL'],
})

export const snapShot = get('/tyc/services/snapShot', "The stored page of a company's entry.", {
  access: 'visitor',
  input: z.object({ id: idOf('企业') }),
  output: TycSnapShot,
  errors: ['NOT_FOUND', 'FAIL'],
})
