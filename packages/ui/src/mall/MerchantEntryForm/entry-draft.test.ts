import { expect, test } from 'vitest'
import { entry, rejectedEntry } from '../story-entry.ts'
import { blankEntry, draftOf, entryOf } from './entry-draft.ts'
import { entryFaults, firstFaulty, reasonsIn, stepOf } from './entry-steps.ts'

test('what was handed in can be handed in again', () => {
  expect(entryFaults(draftOf(entry))).toEqual([])
  expect(entryOf(draftOf(entry))).toEqual({
    name: entry.name,
    logo: entry.logo,
    intro: entry.intro,
    contactName: entry.contactName,
    contactMobile: '+86-13800001278',
    email: entry.email,
    mainBrandIds: [1, 5],
    bank: entry.bank,
    bankAccount: entry.bankAccount,
    brandAuthUrls: entry.brandAuthUrls,
  })
})

test('an empty application lacks a shop first, an account then, and needs no letters', () => {
  const faults = entryFaults(blankEntry)
  expect(faults.map(({ field }) => field)).toEqual([
    'name',
    'logo',
    'contactName',
    'contactMobile',
    'email',
    'bank',
    'bankAccount',
  ])
  expect(firstFaulty(faults)).toBe(1)
})

test('what the review named stands beside its fields', () => {
  expect(reasonsIn(rejectedEntry).map(({ field }) => stepOf(field))).toEqual([1, 3])
  expect(reasonsIn(entry)).toEqual([])
})

test('a masked number is asked for again', () =>
  expect(draftOf({ ...entry, contactMobile: '+86-138****1278' }).contactMobile).toBe(''))
