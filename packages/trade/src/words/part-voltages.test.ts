import { parseQuantities } from '../quantity/index.ts'
import { expect, test } from 'vitest'
import { unnamedVoltage, voltageWords } from './part-voltages.ts'
import { quantityWord } from './quantity-words.ts'

const volts = (name: string, low: number, high = low) => ({ name, value: '', unit: 'V', low, high })
const words = (...values: number[]) => values.map((value) => quantityWord(value, 'v!'))

test('an LDO is named by its output, whatever else it tells', () => {
  const params = [volts('输入电压', 2.7, 5.5), volts('输出电压', 3.3), volts('压差', 0.2)]
  expect(voltageWords(params, parseQuantities('2.7V 起'))).toEqual(words(3.3, 3.3))
})

test('a MOSFET is named by what it blocks, a capacitor by what it bears', () => {
  expect(voltageWords([volts('阈值电压', 1.4), volts('漏源电压', 30)], [])).toEqual(words(30, 30))
  expect(voltageWords([volts('额定电压', 50)], [])).toEqual(words(50, 50))
})

test('where no voltage is said to be the one, each may be', () => {
  const said = parseQuantities('1.3V@(1A) 15V 3.3V SOT-223')
  expect(voltageWords([volts('供电电压', 2, 3.6)], said)).toEqual([
    ...words(2, 3.6, 1.3, 1.3, 15, 15, 3.3, 3.3),
    unnamedVoltage,
  ])
  expect(voltageWords([], [])).toEqual([unnamedVoltage])
})
