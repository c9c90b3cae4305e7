import * as z from 'zod'
import { SourceFailure } from './source-kept.ts'
import type { Entry } from './source.ts'

const word = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value).slice(0, 5000)))
const time = z
  .number()
  .nullish()
  .transform((value) => (typeof value === 'number' ? new Date(value).toISOString() : ''))

/** What the documents of 企业基本信息 name. */
const BaseInfo = z.object({
  name: z.string().min(1),
  regStatus: word,
  legalPersonName: word,
  regCapital: word,
  actualCapital: word,
  estiblishTime: time,
  fromTime: time,
  toTime: time,
  approvedTime: time,
  creditCode: word,
  regNumber: word,
  orgNumber: word,
  companyOrgType: word,
  industry: word,
  regLocation: word,
  regInstitute: word,
  businessScope: word,
  staffNumRange: word,
  websiteList: word,
  tags: word,
  historyNames: word,
  city: word,
  base: word,
  socialStaffNum: z.number().int().nullish(),
})

const creditCode = /^[0-9A-HJ-NP-RTUWXY]{18}$/
const partsOf = (text: string) => text.split(/[;；\t]/).filter(Boolean)

/** The entry in our nouns; what is not published is left out. */
export function entryOfTianyancha(result: unknown): Entry {
  const read = BaseInfo.safeParse(result)
  if (!read.success) throw new SourceFailure('garbage', '天眼查 answered in another form')
  const { tags, historyNames, city, base: _province, socialStaffNum, creditCode: code, ...told } = read.data
  const { actualCapital, fromTime, toTime, approvedTime, regNumber, orgNumber, regInstitute, ...always } = told
  const { staffNumRange, websiteList, ...named } = always
  const maybe = { actualCapital, fromTime, toTime, approvedTime, regNumber, orgNumber, regInstitute, region: city }
  const known = Object.entries({ ...maybe, staffNumRange, websiteList }).filter(([, value]) => value !== '')
  return {
    ...named,
    ...Object.fromEntries(known),
    creditCode: creditCode.test(code) ? code : '',
    tags: partsOf(tags),
    historyNames: partsOf(historyNames),
    ...(typeof socialStaffNum === 'number' && { insuredCount: socialStaffNum }),
  }
}
