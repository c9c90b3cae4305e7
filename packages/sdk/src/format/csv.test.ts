import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('a table begins with the mark of UTF-8, and its lines end as spreadsheets expect', () => {
  expect(
    toCsv([
      ['型号', '容值'],
      ['GRM155', '100 nF'],
    ]),
  ).toBe('\uFEFF型号,容值\r\nGRM155,100 nF\r\n')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(toCsv([['1,000', 'A"1', 'a\nb', ' x']])).toBe('\uFEFF"1,000","A""1","a\nb"," x"\r\n')
})

test('what a spreadsheet would run is kept a text, and a value with a sign is not touched', () => {
  expect(toCsv([['=1+1', '@SUM(A1)', '-2+3+cmd|" /C calc"!A0', '+A1']])).toBe(
    `\uFEFF'=1+1,'@SUM(A1),"'-2+3+cmd|"" /C calc""!A0",'+A1\r\n`,
  )
  expect(toCsv([['-40~125°C', '+5%', '-3 dB']])).toBe('\uFEFF-40~125°C,+5%,-3 dB\r\n')
})
