import { expect, test } from 'vitest'
import {
  blankEnterprise,
  enterpriseFaults,
  enterpriseOf,
  ownFault,
  type EnterpriseFields,
} from './enterprise-fields.ts'

const fields: EnterpriseFields = {
  ...blankEnterprise,
  businessLicense: { url: '/files/a.jpg', name: 'a.jpg' },
  name: '深圳市华芯微电子有限公司 ',
  creditCode: '91440300708461136T',
  type: ['贸易商'],
  contactName: '林工',
}

test('who registers is called where nobody else is named', () => {
  expect(enterpriseOf(fields, '+86-13800001278')).toEqual({
    name: '深圳市华芯微电子有限公司',
    creditCode: '91440300708461136T',
    type: ['贸易商'],
    businessLicense: '/files/a.jpg',
    contactName: '林工',
    contactMobile: '+86-13800001278',
  })
  expect(enterpriseOf({ ...fields, contactMobile: '+852 9123 4567' }, '+86-13800001278').contactMobile).toBe(
    '+852-91234567',
  )
})
test('what is missing is told in the order of the form', () => {
  expect(enterpriseFaults(blankEnterprise).map(({ field }) => field)).toEqual([
    'businessLicense',
    'name',
    'creditCode',
    'type',
    'contactName',
  ])
  expect(enterpriseFaults(fields)).toEqual([])
  expect(enterpriseFaults({ ...fields, email: 'lin@', contactMobile: '138' }).map(({ field }) => field)).toEqual([
    'contactMobile',
    'email',
  ])
})
test('faults that the server names by their way find their fields', () => {
  expect(ownFault({ field: 'enterprise.type.0', message: '' }).field).toBe('type')
  expect(ownFault({ field: 'code', message: '' }).field).toBe('code')
  expect(ownFault({ field: 'enterprise', message: '' }).field).toBe('enterprise')
})
