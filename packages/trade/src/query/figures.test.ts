import { expect, test } from 'vitest'
import { readFigures } from './index.ts'

const read = (text: string) =>
  readFigures(text).map(({ form, text: own, condition }) => [form, own, condition].join(' ').trim())

test('a description gives up its figures, each with what it was measured under', () => {
  expect(read('-40℃~+125℃@(Tj) 1.3V@(1A) 15V ±1% ≤6V 60dB@(120Hz) 2.1V@60A,15V')).toEqual([
    'range -40°C~+125°C Tj',
    'value 1.3V 1A',
    'value 15V',
    'tolerance ±1%',
    'bound ≤6V',
    'value 60dB 120Hz',
    'value 2.1V 60A,15V',
  ])
})

test('a condition is no figure of the part, nor is a rate', () => {
  expect(read('2000hrs@105℃ 10V/µs 100ppm/℃ 45uVrms 65dB@(1kHz)')).toEqual(['value 65dB 1kHz'])
})

test('figures that stand side by side are told as a list', () => {
  expect(readFigures('275V、305V 16V').map(({ text, isListed }) => [text, isListed])).toEqual([
    ['275V', true],
    ['305V', true],
    ['16V', false],
  ])
})

test('the upper end of a range that is told in words is not the figure', () => {
  expect(readFigures('1 to 125 MHz').map(({ isListed }) => isListed)).toEqual([true])
})

test('a figure knows the run of signs it stands in', () => {
  expect(readFigures('插件,P=2.54mm 排针').map(({ text, word }) => [text, word])).toEqual([['2.54mm', '插件,P=2.54mm']])
})

test.each(['1V@', '1V、', '@(', '1~', '1V@(1A)'])('a long run of %s takes linear time', (piece) => {
  const started = performance.now()
  readFigures(piece.repeat(100_000 / piece.length))
  expect(performance.now() - started).toBeLessThan(3000)
})
