import { describe, expect, test } from 'vitest'
import { matchRanges } from './match-ranges.ts'

const marked = (query: string, text: string) => matchRanges(query, text).map(([start, end]) => text.slice(start, end))

describe('marked characters of a part number', () => {
  test.each([
    ['the whole number', 'STM32F103C8T6', 'STM32F103C8T6', ['STM32F103C8T6']],
    ['its beginning, whatever the case', 'stm32f1', 'STM32F103C8T6', ['STM32F1']],
    ['a beginning once, though it stands elsewhere too', '04', '0402B104K', ['04']],
    ['a part inside', '5430', 'TPS5430DDAR', ['5430']],
    ['every place of several words', '0402 104', 'CC0402KRX7R7BB104', ['0402', '104']],
    ['signs left out of the query', 'AMS1117 33', 'AMS1117-3.3', ['AMS1117']],
    ['signs left out of the number', 'TJA1050TCM', 'TJA1050T/CM,118', ['TJA1050T/CM']],
    ['signs put into the query', 'STM32-F103', 'STM32F103C8T6', ['STM32F103']],
    ['the beginning they share', 'STM32F103C8T7', 'STM32F103C8T6', ['STM32F103C8T']],
    ['full-width letters', 'ＴＰＳ5430', 'TPS5430DDAR', ['TPS5430']],
    ['Chinese', '电容', '贴片电容 MLCC', ['电容']],
  ])('%s', (_, query, text, expected) => expect(marked(query, text)).toEqual(expected))

  test('a decimal point is kept: 18.432 is not 1.8432', () => expect(marked('18.432', '1.8432MHz')).toEqual([]))
  test('one letter inside says nothing', () => expect(marked('d', 'TPS5430')).toEqual([]))
  test('nothing typed marks nothing', () => expect(marked('  ', 'TPS5430')).toEqual([]))
  test('overlapping words become one mark', () => expect(marked('TPS54 5430', 'TPS5430DDAR')).toEqual(['TPS5430']))
  test('ranges stay inside the text and in order', () => {
    for (const query of ['a-b-c', '..', '1.2.3', '///', '芯 片', '0402 0402']) {
      const ranges = matchRanges(query, 'A/B-C 1.2,3 0402 芯片')
      let last = 0
      for (const [start, end] of ranges) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual('A/B-C 1.2,3 0402 芯片'.length)
    }
  })
})
