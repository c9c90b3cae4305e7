import { expect, test } from 'vitest'
import { otherOrdersOf } from './order-suffix.ts'

const nearest = (key: string) => otherOrdersOf(key).nearest
const all = (key: string) => Object.values(otherOrdersOf(key)).flat()

test.each([
  ['STM32F103C8T6TR', 'stm32f103c8t6'],
  ['BSS138LT1G-REEL', 'bss138lt1g'],
  ['MMBT3904-7-F-TR', 'mmbt39047f'],
  ['W25Q64JVSSIQ TR', 'w25q64jvssiq'],
])('%s without the packing that any shop writes is %s', (key, plain) => {
  expect(nearest(key)).toContain(plain)
})

test.each([
  ['SN74HC595PWR-E4', 'sn74hc595pwr'],
  ['TPS563201DDCR/NOPB', 'tps563201ddcr'],
  ['MMBT3904-7-F-TR', 'mmbt3904'],
  ['OPA2134UA/2K5', 'opa2134ua'],
  ['AD620ARZ-R7', 'ad620ar'],
  ['IRLML0030TRPBFXTMA1', 'irlml0030trpbf'],
  ['ATMEGA328P-AUR', 'atmega328pau'],
  ['SMBJ24CA-E3/52', 'smbj24ca'],
])('%s without the signs of its maker is %s', (key, plain) => {
  expect(otherOrdersOf(key).farther).toContain(plain)
})

test.each([
  ['BSS138LT3G', 'bss138lt1g'],
  ['2N7002,235', '2n7002215'],
  ['1N4148W-13-F', '1n4148w7f'],
  ['TPS7A2033PDBVT', 'tps7a2033pdbvr'],
  ['LT3045EDD#TRPBF', 'lt3045eddpbf'],
  ['MCP1703-3302E/DB', 'mcp1703t3302edb'],
  ['24LC512T-I/SN', '24lc512isn'],
  ['GRM155R71C104KA88J', 'grm155r71c104ka88d'],
  ['CL10B104KB8NNND', 'cl10b104kb8nnnc'],
  ['RC0402FR-1310KL', 'rc0402fr0710kl'],
  ['CC0603KPX7R9BB104', 'cc0603krx7r9bb104'],
  ['0603WAF1002T4E', '0603waf1002t5e'],
  ['MP2315GJ-P', 'mp2315gjz'],
])('%s in another packing of its maker is %s', (key, plain) => {
  expect(nearest(key)).toContain(plain)
})

test.each([
  'AMS1117-3.3',
  'LM7805',
  'TL431A',
  'STM32F103C8T6',
  'GRM155R71C104',
  'MOC3041',
  'HT7533-1',
  '74HC595',
  'BC857BT',
  'TL431AT',
])('no sign of %s is dropped: each tells another device', (key) => {
  expect(all(key)).toEqual([])
})

test('what is left is a number still, and the ends of endless numbers are not sought', () => {
  expect(all('A1-TR')).toEqual([])
  expect(all('ABCDEFG-TR')).toEqual([])
  expect(all(`LM358${'-TR'.repeat(60)}`).length).toBeLessThan(150)
})
