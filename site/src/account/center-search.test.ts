import { expect, test } from 'vitest'
import { hrefOfRoom, menuOf, roomOf } from './center-menu.ts'
import { oneIn, readCenterSearch } from './center-search.ts'

test('an address that says what cannot be says nothing', () => {
  expect(readCenterSearch({ type: '25', page: 0, kind: ['a'], keywords: 7805, id: 'x' })).toEqual({
    type: 25,
    tab: undefined,
    kind: undefined,
    tag: undefined,
    status: undefined,
    keywords: '7805',
    id: undefined,
    page: undefined,
  })
})

test('a word that is none of the known ones is the first of them', () => {
  expect(oneIn(['bind', 'security'], 'security')).toBe('security')
  expect(oneIn(['bind', 'security'], 'evil')).toBe('bind')
})

test('a room without a path of its own opens on the user centre, the others on theirs', () => {
  expect(hrefOfRoom(roomOf(4))).toBe('/userCenter?type=4')
  expect(hrefOfRoom(roomOf(7))).toBe('/userCenter/accountSetting?type=7')
  expect(hrefOfRoom(roomOf(16))).toBe('/userCenter/manage/companyManage?type=16')
  expect(hrefOfRoom(roomOf(49))).toBe('/mall/userCenter/addressList')
  expect(roomOf(98).type).toBe(1)
})

test('the review desk stands in the menu of admins only', () => {
  const types = (isAdmin: boolean) => menuOf({ isAdmin }).flatMap(({ rooms }) => rooms.map(({ type }) => type))
  expect(types(true)).toContain(99)
  expect(types(false)).not.toContain(99)
  expect(menuOf(undefined).map(({ label }) => label)).not.toContain('管理')
})
