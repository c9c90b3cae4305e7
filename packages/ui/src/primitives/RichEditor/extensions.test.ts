import { expect, test } from 'vitest'
import { levelled, webAddress } from './extensions.ts'

test.each([
  ['https://www.ti.com/', 'https://www.ti.com/'],
  [' www.ti.com ', 'https://www.ti.com/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['mailto:a@b.cn', undefined],
  ['不是网址', undefined],
  ['', undefined],
])('%s leads to %s', (text, address) => expect(webAddress(text)).toBe(address))

test('headings of other pages take our two levels', () =>
  expect(levelled('<h1 id="a">一</h1><H4>四</H4><h2>二</h2>')).toBe('<h2 id="a">一</h2><h3>四</h3><h2>二</h2>'))
