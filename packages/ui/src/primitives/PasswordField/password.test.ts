import { expect, test } from 'vitest'
import { passwordFault, passwordStrength } from './password.ts'

test.each([
  ['', '请输入密码'],
  ['abc1234', '密码为 8–64 位'],
  [`a1${'x'.repeat(63)}`, '密码为 8–64 位'],
  ['abcdefgh', '密码至少要有字母和数字'],
  ['12345678', '密码至少要有字母和数字'],
  ['xinpu2024', null],
])('%s: %s', (password, fault) => expect(passwordFault(password)).toBe(fault))

test.each([
  ['abc', 'weak'],
  ['aaaa1111aaaa1111', 'weak'],
  ['xinpu2024', 'fair'],
  ['Xinpu-2024-ti', 'strong'],
  ['tongxian4lianjie', 'strong'],
])('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))
