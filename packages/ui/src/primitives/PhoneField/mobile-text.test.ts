import { expect, test } from 'vitest'
import { mobileFault, mobileIn } from './mobile-text.ts'

test('numbers of three areas are taken', () => {
  expect(['13800001278', '+852 9123 4567', '+886-912345678'].map(mobileFault)).toEqual([null, null, null])
  expect(['138 0000 1278', '+852 9123 4567'].map(mobileIn)).toEqual(['+86-13800001278', '+852-91234567'])
})
test('what is no number is told', () => {
  expect(mobileFault(' ')).toBe('请输入手机号码')
  expect(mobileFault('1380000')).toBe('中国大陆手机号码为 1 开头的 11 位数字')
  expect(mobileFault('林工')).toBe('手机号码格式不正确')
})
