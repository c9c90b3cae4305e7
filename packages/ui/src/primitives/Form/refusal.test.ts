import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test('the server has the word', () => expect(refusalOf(new Error('账号或密码错误'), '未登录')).toBe('账号或密码错误'))
test('a dead line has none', () =>
  expect(refusalOf(Object.assign(new Error('fetch failed'), { kind: 'network' }), '未登录')).toBe('未登录'))
test('nor has what is no error', () => expect(refusalOf(undefined, '未登录')).toBe('未登录'))
