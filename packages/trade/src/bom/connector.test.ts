import { expect, test } from 'vitest'
import { connectorIn, connectorQuery, otherPins } from './connector.ts'
import { readLine } from './line.ts'

const asked = (words: string) => {
  const connector = connectorIn(words)
  return connector && connectorQuery(connector)
}

test.each([
  ['排针 1x4 2.54', '1x4P 2.54mm 排针'],
  ['Conn_02x10_Odd_Even PinHeader_2x10_P1.27mm_Vertical_SMD', '2x10P 1.27mm 排针'],
  ['双排针2*5P', '2x5P 排针'],
  ['Header 4', '1x4P 排针'],
  ['PinSocket_1x06_P2.54mm', '1x6P 2.54mm 排母'],
  ['XH2.54-2P', 'XH 2P 针座'],
  ['PH-4A', 'PH 4P 针座'],
  ['JST_PH_S2B-PH-K_1x02_P2.00mm_Horizontal', 'PH 2P 针座'],
  ['螺钉端子 3P 5.08', '3P 5.08mm 接线端子'],
  ['CONN HEADER VERT 4POS 2.54MM', '1x4P 2.54mm 排针'],
  ['CONN HDR 10POS 0.05 GOLD SMD', '1x10P 1.27mm 排针'],
  ['CONN HEADER SMD R/A 4POS 1MM', '1x4P 1mm 排针'],
  ['TERM BLK 2POS SIDE ENTRY 5.08MM PCB', '2P 5.08mm 接线端子'],
  ['Screw_Terminal_01x02 TerminalBlock_1x02_P5.00mm', '2P 5mm 接线端子'],
])('%s asks for %s', (words, query) => expect(asked(words)).toBe(query))

test.each(['排针', 'STM32F103C8T6', 'FPC 0.5mm 24P', 'XHC-1', '10K 0603', ''])('%s tells no connector', (words) =>
  expect(asked(words)).toBeUndefined(),
)

test('what a connector is told by is nobody’s number', () => {
  expect(readLine({ model: 'XH2.54-2P' }).numbers).toEqual([])
  expect(readLine({ model: 'B2B-XH-A(LF)(SN)' }).numbers).not.toEqual([])
})

const plain = {
  model: '',
  brandId: 1,
  brandName: '',
  package: '',
  description: '',
  categoryName: '',
  stock: null,
  lifecycle: 'active' as const,
  params: [],
}

test('a connector of other pins, of another pitch or of the other sex does not fit', () => {
  const part = (pins: number, pitch: number, gender: string) => ({
    ...plain,
    params: [
      { name: '针数', value: `${pins}`, unit: '', low: pins, high: pins },
      { name: '间距', value: `${pitch}mm`, unit: 'm', low: pitch / 1000, high: pitch / 1000 },
      { name: '排数', value: '1', unit: '', low: 1, high: 1 },
      { name: '公母', value: gender, unit: '', low: null, high: null },
    ],
  })
  const line = { connector: connectorIn('排针 1x4 2.54') }
  expect(otherPins(line, part(4, 2.54, '排针'))).toBeUndefined()
  expect(otherPins({ connector: connectorIn('排针 2x2 2.54') }, part(4, 2.54, '排针'))?.reason).toBe(
    '是 1 排，表里是 2 排',
  )
  expect(otherPins(line, part(6, 2.54, '排针'))?.reason).toBe('是 6P，表里是 4P')
  expect(otherPins(line, part(4, 2, '排针'))?.reason).toBe('间距 2 mm，表里是 2.54 mm')
  expect(otherPins(line, part(4, 2.54, '排母'))?.reason).toBe('是排母')
  expect(otherPins(line, { ...part(4, 2.54, ''), model: '2.54-1*4P母' })?.reason).toBe('是排母')
  expect(otherPins(line, { ...part(4, 2.54, ''), description: '2x2P IDC Header Through Hole' })?.reason).toBe('是简牛')
})

test('a connector that stands otherwise on the board does not fit', () => {
  const part = (outline: string, description = '') => ({ ...plain, package: outline, description })
  const asked = (words: string) => ({ connector: connectorIn(words) })
  expect(otherPins(asked('PH2.0-2P 卧贴'), part('插件,P=2mm', 'Through Hole'))?.reason).toBe('是直插，表里是贴片')
  expect(otherPins(asked('PH2.0-2P 卧贴'), part('SMD,P=2mm,立贴'))?.reason).toBe('是立式，表里是卧式')
  expect(otherPins(asked('PH2.0-2P 卧贴'), part('SMD,P=2mm', 'Surface Mount, Right Angle'))).toBeUndefined()
  expect(otherPins(asked('PinHeader_1x04_P2.54mm_Vertical'), part('插件', '弯针'))?.reason).toBe('是卧式，表里是立式')
  expect(otherPins(asked('PH2.0-2P'), part('SMD,P=2mm,立贴'))).toBeUndefined()
})
