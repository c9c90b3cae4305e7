import { expect, test } from 'vitest'
import { pageOf, plain, type PlainPage } from './parameter-source.ts'

const pages = (...texts: string[]): PlainPage[] =>
  texts.map((text, at) => ({ page: at + 1, lines: text.split('\n').map(plain) }))

test('a value is found on the page that names it, a table before the cover', () => {
  const sheet = pages('Features\nRated voltage: 16V', 'Contents', 'Rated voltage VR 16 V')
  expect(pageOf({ name: '耐压', value: '16V' }, sheet)).toBe(3)
  expect(pageOf({ name: '耐压', value: '16V' }, sheet.slice(0, 2))).toBe(1)
})

test('a Chinese datasheet names it in Chinese, and spaces do not matter', () => {
  expect(
    pageOf({ name: '工作温度', value: '-55~125°C' }, pages('', '工作温度 TA −55'.replace('−', '-') + ' ~ 125 ℃')),
  ).toBe(2)
})

test('another value, a longer figure and a value without its name are no source', () => {
  const found = (text: string) => pageOf({ name: '耐压', value: '16V' }, pages(text))
  expect([found('耐压 216V'), found('耐压 16VAC'), found('耐压 25V'), found('16V 供电')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
