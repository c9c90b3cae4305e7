import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLine, type LineTexts } from './line.ts'

const told = (texts: Partial<LineTexts>) => {
  const { kind, main, others, dielectric, package: pack } = readLine({ model: '', ...texts })
  return [kind, main?.text, ...others.map(({ text }) => text), dielectric?.text, pack?.text].filter(Boolean).join(' ')
}

test.each([
  ['0.1uF/50V X7R 0603', 'capacitor 100 nF 50 V X7R 0603'],
  ['104 0603', 'capacitor 100 nF 0603'],
  ['C0805 104K 50V', 'capacitor 100 nF 10% 50 V 0805'],
  ['100K 0402 1%', 'resistor 100 kΩ 1% 0402'],
  ['4k7 1% 0402', 'resistor 4.7 kΩ 1% 0402'],
  ['CAP CER 100NF 50V X7R 0603', 'capacitor 100 nF 50 V X7R 0603'],
  ['RES 10K OHM 1% 1/10W 0603', 'resistor 10 kΩ 1% 100 mW 0603'],
  ['磁珠 600R@100MHz 0603', 'bead 600 Ω 0603'],
  ['12MHz 3225 20pF', 'crystal 12 MHz 20 pF 3225'],
  ['10uH 4A', 'inductor 10 µH 4 A'],
  ['10uF/16V/X5R/0805', 'capacitor 10 µF 16 V X5R 0805'],
  ['10K/1/16W/0402', 'resistor 10 kΩ 62.5 mW 0402'],
  ['600Ω 100MHz 500mA 0603', 'bead 600 Ω 100 MHz 500 mA 0603'],
  ['C-0402-104-50V', 'capacitor 100 nF 50 V 0402'],
  ['R0603-1K-1%', 'resistor 1 kΩ 1% 0603'],
  ['10K-0603-1%', 'resistor 10 kΩ 1% 0603'],
  ['SMD电容100nF0603', 'capacitor 100 nF 0603'],
  ['26M 3225 10ppm', 'crystal 26 MHz 3225'],
  ['12MHz HC-49S', 'crystal 12 MHz HC-49S'],
  ['12M 49S 晶振', 'crystal 12 MHz HC-49S'],
  ['100uF 16V 钽 D型', 'capacitor 100 µF 16 V D-7343'],
  ['CAP TANT 10UF 10% 16V 1206', 'capacitor 10 µF 10% 16 V A-3216'],
  ['RES 0.01 OHM 1% 1W 2512', 'resistor 10 mΩ 1% 1 W 2512'],
  ['IND POWER 4.7uH 3A 4x4mm', 'inductor 4.7 µH 3 A 4×4 mm'],
  ['47uF/6.3V B壳', 'capacitor 47 µF 6.3 V B-3528'],
])('%s is %s', (model, said) => expect(told({ model })).toBe(said))

test.each([
  [{ value: '100n', package: 'Capacitor_SMD:C_0402_1005Metric' }, 'capacitor 100 nF 0402'],
  [{ value: '22', package: 'R0402', designator: 'R3' }, 'resistor 22 Ω 0402'],
  [{ value: '102', designator: 'R5, R6', package: '0603' }, 'resistor 1 kΩ 0603'],
  [{ value: '22p', designator: 'C10', package: 'C0402' }, 'capacitor 22 pF 0402'],
  [{ value: '10K', package: '402', designator: 'R1' }, 'resistor 10 kΩ 0402'],
  [{ value: '1M', package: '0402' }, 'resistor 1 MΩ 0402'],
  [{ value: 'R010', package: '2512' }, 'resistor 10 mΩ 2512'],
  [{ value: '32.768K', package: '3215', designator: 'Y1' }, 'crystal 32.768 kHz 3215'],
  [{ value: '25MHz', package: 'XTAL-3225', designator: 'Y1' }, 'crystal 25 MHz 3225'],
  [{ value: '600R', designator: 'FB1', package: 'L0603' }, 'bead 600 Ω 0603'],
])('the places on the board and the footprint say what %j is', (texts, said) => expect(told(texts)).toBe(said))

test.each([
  [{ model: 'STM32F103C8T6 LQFP-48' }, ['STM32F103C8T6']],
  [{ model: '', value: '1N4148W', package: 'SOD-123' }, ['1N4148W']],
  [{ model: 'TJA1050T/CM,118' }, ['TJA1050T/CM,118', 'TJA1050T/CM']],
  [{ model: '', description: 'USB 转串口 CH340C 沁恒' }, ['CH340C']],
  [{ model: 'Res1', value: '10K', package: 'R_0603_1608Metric' }, []],
  [{ model: '7805' }, ['7805']],
  [{ model: '1002', designator: 'R1' }, []],
  [{ model: 'TI LM358DR' }, ['LM358DR']],
  [{ model: 'C-USC0805', value: '10uF' }, []],
  [{ model: '排针 2.54mm 1*4P' }, []],
  [{ model: 'CP2102', package: 'QFN28' }, ['CP2102']],
  [{ model: 'L7805', package: 'TO-220' }, ['L7805']],
  [{ model: 'M7', package: 'SMA', designator: 'D12' }, ['M7']],
  [{ model: 'M3 螺母' }, []],
  [{ model: 'AMS1117 3.3' }, ['AMS1117-3.3', 'AMS11173.3', 'AMS1117']],
  [{ model: 'CBB 104 400V', designator: 'C1' }, []],
  [{ model: '25M 12pF', package: 'SMD-3225_4P', designator: 'Y4' }, []],
  [{ model: '', description: 'IC OPAMP GP 2 CIRCUIT 8SOIC' }, []],
  [{ model: '', description: 'CONN RCPT 16POS 2.54MM R/A' }, []],
  [{ model: '', description: 'LED RED DIFFUSED 5MM T/H' }, []],
  [{ model: '贴片铝电解电容 100uF 35V 6.3*7.7mm' }, []],
  [{ model: '功率电感 10uH 6x6x4.5' }, []],
  [{ model: '78L05 5V' }, ['78L05']],
  [{ model: 'MOS AO3400' }, ['MOSAO3400', 'AO3400']],
  [{ model: 'AMS1117-3.3V' }, ['AMS1117-3.3V', 'AMS1117-3.3']],
  [{ model: 'STM32F103C8Tx' }, ['STM32F103C8Tx', 'STM32F103C8T']],
  [{ model: '26M 3225 10ppm' }, []],
  [{ model: 'NTC 10K 0603 B3950' }, []],
  [{ model: '螺丝 M3*8' }, []],
  [{ model: 'MOLEX 430451400' }, ['430451400']],
  [{ model: '73251-2121', description: 'CONN SMA JACK 50 OHM' }, ['73251-2121', 'JACK50']],
  [{ model: '', description: 'RES 0.0 OHM 1/10W 0603 SMD' }, []],
])('the numbers of %j are %j', (texts, numbers) => expect(readLine(texts).numbers).toEqual(numbers))

test('a maker before the number is the brand, where no other is told', () => {
  expect(readLine({ model: 'TI LM358DR' }).brand).toBe('TI')
  expect(readLine({ model: 'ST LM358DR', brand: '德州仪器' }).brand).toBe('德州仪器')
  expect(readLine({ model: '贴片电阻 R0402' }).brand).toBe('')
})

test('a number of 立创商城 is no maker’s number', () => {
  const line = readLine({ model: '', value: '100nF', remark: 'LCSC: C1525' })
  expect([line.lcsc, line.numbers]).toEqual(['C1525', []])
  expect(readLine({ model: 'C23162', value: '4.7K', designator: 'R1' }).numbers).toEqual([])
})

test.each([
  [{ model: '', supplierNo: 'c1525' }, 'C1525'],
  [{ model: 'C23162' }, 'C23162'],
  [{ model: 'C1206', value: '100nF' }, undefined],
  [{ model: 'C1815', supplierNo: 'LM358DR' }, undefined],
])('the number of 立创商城 in %j is %s', (texts, number) => expect(readLine(texts).lcsc).toBe(number))

test('an LED is told by its colour', () => {
  expect(readLine({ model: '绿灯', package: 'LED_0603' }).queries).toEqual(['LED 绿色 0603'])
  expect(readLine({ model: 'LED 3mm 绿 直插' }).queries).toEqual(['LED 绿色 3mm 直插', 'LED 绿色'])
  expect(readLine({ model: 'Green LED', package: 'LED_THT:LED_D5.0mm' }).queries[0]).toBe('LED 绿色 5mm 直插')
  expect(readLine({ model: '', value: 'LED_RED', package: '0805' }).variety).toBe('红色')
})

test('sides are no words of a search', () =>
  expect(readLine({ model: '贴片按键 6*6*5' }).queries).toEqual(['贴片按键']))

test('four digits on a resistor are its value and no case', () =>
  expect(told({ value: '2312', designator: 'R5' })).toBe('resistor 23.1 kΩ'))

test('a trimmer has no kilowatts', () => {
  expect(told({ value: '10K 3296W', designator: 'RP1' })).toBe('resistor 10 kΩ')
  expect(readLine({ model: '', value: '10K 3296W' }).variety).toBe('电位器')
})

test('what is no package that anybody knows is told', () =>
  expect(readLine({ model: '', value: '2.2nF', package: 'P10' }).unreadPackage).toBe('P10'))

test('any text is read', () => {
  const cell = fc.string({ unit: 'binary', maxLength: 60 })
  fc.assert(
    fc.property(fc.record({ model: cell, value: cell, package: cell, designator: cell, remark: cell }), (texts) => {
      expect(readLine(texts).queries.length).toBeLessThan(3)
    }),
    { numRuns: 300 },
  )
})

test.each([
  [{ model: 'AMS1117', value: 'AMS1117-3.3' }, ['AMS1117-3.3', 'AMS1117']],
  [{ value: '100N', designator: 'C3' }, []],
  [{ value: 'R100 1%', designator: 'R5' }, []],
  [{ value: 'Conn_01x04' }, []],
])('of %j numbers are %j', (texts, numbers) => expect(readLine({ model: '', ...texts }).numbers).toEqual(numbers))

test('a resistor of a kind of its own is told by its words; its place alone leaves it open', () => {
  expect(readLine({ model: '10K 1% 0603', designator: 'R1' }).variety).toBe('')
  expect(readLine({ model: 'NTC 10K 0603' }).variety).toBe('热敏电阻')
  expect(readLine({ model: '10K', designator: 'RN1' }).variety).toBeUndefined()
})

test('a capacitor is told by how it is made, where that is said', () => {
  expect(readLine({ model: '10uF 16V 0805' }).variety).toBeUndefined()
  expect(readLine({ model: '10uF 16V X5R' }).variety).toBe('陶瓷电容')
  expect(readLine({ model: '钽电解 10uF' }).variety).toBe('钽电容')
  expect(readLine({ model: '', value: '100uF', package: 'CP_Elec_6.3x7.7' }).variety).toBe('电解电容')
})
