import type { CertificationAuthInput } from '@xinpu/sdk/enterprise'
import { creditCodeOf } from './enterprise.ts'
import type { Person, TestHouse } from './house.ts'
import { licencePicture } from './licence.ts'

/** Someone who decides at the review desk. */
export async function reviewer(house: TestHouse, mobile = '+86-13900000001', nickName = '审核员甲') {
  const person = await house.login(mobile)
  await house.house.db
    .updateTable('account')
    .set({ roles: ['owner'], nick_name: nickName })
    .where('id', '=', person.uid)
    .execute()
  return person
}

let drawn = 0

/** What a person hands in for a company of its own, with a licence that was uploaded. */
export async function draftBy(
  house: TestHouse,
  person: Person,
  changes: Partial<CertificationAuthInput> = {},
): Promise<CertificationAuthInput> {
  drawn += 1
  const creditCode = changes.creditCode ?? creditCodeOf(900_000 + drawn)
  const file = await licencePicture(`https://www.gsxt.gov.cn/index.html?uniscid=${creditCode}`)
  const { url } = await house.as(person).enterprise.certification.uploadLicense({ file })
  return {
    name: `深圳市芯谱${drawn}电子有限公司`,
    creditCode,
    type: ['贸易商'],
    businessLicense: url,
    authName: '张三',
    authMobile: '+86-13800000000',
    ...changes,
  }
}

/** Has a person's application accepted. */
export async function accept(house: TestHouse, admin: Person, name: string): Promise<number> {
  const { data } = await house.as(admin).admin.audit.list({ status: 'pending', keywords: name })
  const [item] = data
  if (!item) throw new Error(`Nothing waits for ${name}.`)
  await house.as(admin).admin.audit.pass({ id: item.id })
  return item.targetId
}
