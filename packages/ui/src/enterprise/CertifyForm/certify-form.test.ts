import { expect, test } from 'vitest'
import { blankDraft, certificationOf, draftOf, type CertifyDraft } from './certify-draft.ts'
import { certifyFaults } from './certify-faults.ts'
import { takeRead, toTake } from './licence-reading.ts'
import { rejectedDetail, licence } from '../story-data.ts'

const draft: CertifyDraft = {
  ...blankDraft,
  businessLicense: { url: '/files/a.jpg', name: 'a.jpg' },
  name: ' 深圳市华芯微电子有限公司 ',
  creditCode: '91440300708461136T',
  type: ['贸易商'],
  isLongTerm: true,
  authName: '林工',
  authMobile: '138 0000 1278',
  website: 'www.huaxin-ic.com',
}

test('an application is sent without what was left empty', () =>
  expect(certificationOf(draft)).toEqual({
    name: '深圳市华芯微电子有限公司',
    creditCode: '91440300708461136T',
    type: ['贸易商'],
    businessLicense: '/files/a.jpg',
    authName: '林工',
    authMobile: '+86-13800001278',
    website: 'https://www.huaxin-ic.com',
  }))
test('a licence without an end has no last day, whatever was chosen before', () =>
  expect(certificationOf({ ...draft, validTo: '2036-01-31' })).not.toHaveProperty('validTo'))
test('what was handed in can be handed in again', () => {
  const again = certificationOf(draftOf(rejectedDetail))
  expect(again).toMatchObject({
    creditCode: rejectedDetail.creditCode,
    authMobile: '+86-13800001278',
    validTo: '2036-01-31',
  })
  expect(certifyFaults(draftOf(rejectedDetail))).toEqual([])
})
test('a masked number is asked for again', () =>
  expect(draftOf({ ...rejectedDetail, authMobile: '+86-138****1278' }).authMobile).toBe(''))

test('an empty application lacks everything that is asked for, in the order of the form', () =>
  expect(certifyFaults(blankDraft).map(({ field }) => field)).toEqual([
    'businessLicense',
    'name',
    'creditCode',
    'type',
    'validTo',
    'authName',
    'authMobile',
  ]))
test('a full application lacks nothing', () => expect(certifyFaults(draft)).toEqual([]))
test('an address that is none is told', () =>
  expect(certifyFaults({ ...draft, website: 'ht tp://x' })).toEqual([
    { field: 'website', message: '公司网址的格式如 https://www.example.com' },
  ]))

test('taking all that was read leaves nothing to take', () => {
  const taken = { ...draft, ...takeRead(licence, toTake(draft, licence)) }
  expect(toTake(draft, licence)).toEqual(['legalPerson', 'validTo', 'address'])
  expect(toTake(taken, licence)).toEqual([])
  expect(taken.isLongTerm).toBe(false)
})
