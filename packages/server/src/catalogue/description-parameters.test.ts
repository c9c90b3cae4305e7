import { expect, test } from 'vitest'
import { openDescriptions } from './description-parameters.ts'

const read = openDescriptions()
const told = (code: string, description: string, model = 'TEST-1') =>
  Object.fromEntries(read({ code, model, description }).map(({ name, value }) => [name, value]))

test('a capacitor tells everything it has a figure for, in the order it matters', () => {
  const params = read({ code: 'mlcc', model: 'TEST-1', description: '100nF 16V X7R ±10% 0402 MLCC' })
  expect(params).toEqual([
    { name: '容值', value: '100nF', unit: 'F', low: 1e-7, high: 1e-7, origin: 'description' },
    { name: '耐压', value: '16V', unit: 'V', low: 16, high: 16, origin: 'description' },
    { name: '精度', value: '±10%', unit: '%', low: 10, high: 10, origin: 'description' },
    { name: '介质', value: 'X7R', unit: '', low: null, high: null, origin: 'description' },
  ])
})

test('of the voltages of a regulator the one in its number goes out and the greatest goes in', () => {
  const description = '-40℃~+85℃@(Ta) 1.1V@(1A) 15V 1A 3.3V 4mA Fixed Low Drop Out (LDO) Regulators'
  expect(told('ldo', description, 'XX1117-3.3')).toEqual({
    输出电压: '3.3V',
    输出电流: '1A',
    输入电压: '≤15V',
    压差: '1.1V@1A',
    静态电流: '4mA',
    输出类型: '固定',
    工作温度: '-40°C~+85°C',
  })
})

test.each([
  ['two voltages of a transistor without a role', 'mosfet', 'N-Channel 30V 40V 5A', '漏源电压'],
  ['a list of ratings', 'film-capacitor', '100nF 275V、305V X2', '额定电压'],
  ['both channels of a pair', 'mosfet', 'N-Channel + P-Channel 20V', '类型'],
  ['the one voltage of a regulator: it may be the input', 'ldo', '6V 300mA Fixed LDO', '输出电压'],
  ['two currents of an inductor', 'chip-inductor', '4.7uH 120mA 350mA', '额定电流'],
  ['the common mode of an amplifier, for its supply', 'instrumentation-amplifier', '200mV~26V 100V/V', '供电电压'],
  ['the forward voltage of an emitter, for its supply', 'led', '1.4V~1.8V Infrared LED Emitters', '供电电压'],
  ['a junction, for the air around it', 'ldo', '-40℃~+125℃@(Tj) 3.3V', '工作温度'],
  ['the impedance of a bead, for its resistance', 'ferrite-bead', 'FERRITE BEAD 120 OHM 0603', '直流电阻'],
  ['what a bridge takes of an alternating current', 'rectifier-diode', 'Bridge Rectifier, 140V Vrms, 1.5A', '反向耐压'],
  ['the upper end of a range in words', 'oscillator', 'Clock Oscillator 1 to 125 MHz', '频率'],
  ['a supply in two halves, for its whole', 'opamp', '-15V~-1.5V、1.5V~15V', '供电电压'],
])('%s is left alone', (_, code, description, name) => {
  expect(told(code, description)).not.toHaveProperty(name)
})

test('what rises in one order is told apart by size, where all of it is there', () => {
  const tvs = 'Bidirectional 24V 26.7V 38.9V ESD and Surge Protection (TVS/ESD)'
  expect(told('tvs', tvs)).toEqual({ 方向: '双向', 反向截止电压: '24V', 击穿电压: '26.7V', 钳位电压: '38.9V' })
  expect(told('tvs', tvs.replace('38.9V ', ''))).toEqual({ 方向: '双向' })
  const buck = '4.5V~40V 1.2V~37V 3A Adjustable Buck DC-DC Converters'
  expect(told('dc-dc', buck)).toMatchObject({ 输入电压: '4.5V~40V', 输出电压: '1.2V~37V', 拓扑: '降压' })
})

test('a current at which others were measured is the rated one', () => {
  const diode = '40V 80A 550mV@5A 5A 10A Schottky Diodes'
  expect(told('schottky-diode', diode)).toEqual({ 反向耐压: '40V', 平均整流电流: '5A', 正向压降: '550mV@5A' })
})

test('a dual supply does not hide the single one', () => {
  expect(told('opamp', '-18V~-1.5V、1.5V~18V 3V~36V 1MHz 2mV')).toMatchObject({
    供电电压: '3V~36V',
    增益带宽积: '1MHz',
    失调电压: '2mV',
  })
})

test('parts of a kind that is told by nothing, and parts without words, tell nothing', () => {
  expect(told('other-part', '10kΩ 5V')).toEqual({})
  expect(told('mlcc', '')).toEqual({})
})
