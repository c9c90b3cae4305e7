import { expect, it } from 'vitest'
import { lines } from '../bom-story-data.ts'
import { linesWith } from './find-lines.ts'

const rowsOf = (words: string) => linesWith(lines, words).map(({ rowNo }) => rowNo)

it('finds a line by what the sheet says, its places and the part that was found', () => {
  expect(rowsOf('stm32')).toEqual([2])
  expect(rowsOf('U7')).toEqual([4])
  expect(rowsOf('semco')).toEqual([3])
})

it('wants every word, and all lines where there is none', () => {
  expect(rowsOf('100nF c0402')).toEqual([3])
  expect(rowsOf('100nF SOIC')).toEqual([])
  expect(rowsOf('  ')).toHaveLength(lines.length)
})
