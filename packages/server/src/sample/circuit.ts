import type { Family } from './families/family.ts'
import type { Box } from './brush.ts'
import { Pen } from './pen.ts'
import type { Sheet } from './sheet.ts'

/** Which circuit is drawn, and what stands in its device; `second` is the variant. */
export interface CircuitChoice {
  kind: Family['circuit']
  name: string
  second: boolean
}

/** Draws the basic circuit of a family, about 470 by 160 points, from the left top of the box. */
export function drawCircuit(sheet: Sheet, box: Box, { kind, name, second }: CircuitChoice): void {
  const pen = new Pen(sheet, box)
  if (kind === 'filter') drawFilter(pen, second)
  else if (kind === 'clamp') drawClamp(pen, second)
  else if (kind === 'switch') drawSwitch(pen, second)
  else if (kind === 'link') drawLink(pen, name, second)
  else drawChip(pen, name, second)
}

function drawFilter(pen: Pen, second: boolean): void {
  pen.port(40, 60, 'VIN', true)
  pen.wire([43, 60], [110, 60])
  if (second) pen.coil(110, 60, 'L1')
  else pen.resistor(110, 60, false, 'R1')
  pen.wire([second ? 146 : 138, 60], [420, 60])
  for (const [x, name] of [
    [190, 'C1'],
    [260, 'C2'],
  ] as const) {
    pen.dot(x, 60)
    pen.wire([x, 60], [x, 80])
    pen.capacitor(x, 80, name)
    pen.ground(x, 108)
  }
  pen.dot(340, 60)
  pen.wire([340, 60], [340, 80])
  pen.resistor(340, 80, true, 'RL')
  pen.ground(340, 108)
  pen.port(423, 60, 'VOUT', false)
}

function drawClamp(pen: Pen, second: boolean): void {
  pen.port(40, 60, 'J1', true)
  pen.wire([43, 60], [230, 60])
  pen.dot(130, 60)
  pen.wire([130, 60], [130, 78])
  pen.diode(130, 78, 'D1')
  pen.ground(130, 106)
  pen.resistor(230, 60, false, 'R1')
  pen.wire([258, 60], [430, 60])
  pen.dot(310, 60)
  pen.wire([310, 60], [310, 80])
  if (second) pen.diode(310, 80, 'D2')
  else pen.capacitor(310, 80, 'C1')
  pen.ground(310, 108)
  pen.port(433, 60, 'OUT', false)
}

function drawSwitch(pen: Pen, second: boolean): void {
  pen.port(300, 12, 'V+', false)
  pen.wire([297, 12], [270, 12], [270, 26])
  if (second) pen.diode(270, 26, 'D1')
  else pen.resistor(270, 26, true, 'RL')
  pen.wire([270, 54], [270, 84])
  pen.chip([215, 84, 110, 50], 'Q1', [], [])
  pen.wire([270, 134], [270, 142])
  pen.ground(270, 142)
  pen.port(50, 110, 'IN', true)
  pen.wire([53, 110], [110, 110])
  pen.resistor(110, 110, false, 'RG')
  pen.wire([138, 110], [215, 110])
  pen.dot(170, 110)
  pen.wire([170, 110], [170, 116])
  pen.resistor(170, 116, true, 'RGS')
  pen.ground(170, 144)
  pen.dot(270, 70)
  pen.wire([270, 70], [400, 70])
  pen.port(403, 70, 'OUT', false)
}

function drawLink(pen: Pen, name: string, second: boolean): void {
  pen.chip([170, 20, 130, 120], name, ['TX', 'RX', 'GND'], ['A', 'B'])
  pen.port(60, 40, 'TXD', true)
  pen.wire([63, 40], [170, 40])
  pen.port(60, 76, 'RXD', true)
  pen.wire([63, 76], [170, 76])
  pen.wire([170, 112], [140, 112], [140, 124])
  pen.ground(140, 124)
  pen.wire([300, 40], [430, 40])
  pen.wire([300, 76], [430, 76])
  pen.resistor(350, 44, true, 'RT')
  pen.wire([350, 40], [350, 44])
  pen.wire([350, 72], [350, 76])
  if (second) {
    pen.dot(395, 76)
    pen.diode(395, 76, 'D1')
    pen.ground(395, 104)
  }
  pen.port(433, 40, 'A', false)
  pen.port(433, 76, 'B', false)
}

function drawChip(pen: Pen, name: string, second: boolean): void {
  pen.chip([170, 30, 130, 110], name, ['IN', 'EN', 'GND'], ['OUT', 'FB'])
  pen.port(30, 50, 'VIN', true)
  pen.wire([33, 50], [170, 50])
  pen.dot(85, 50)
  pen.capacitor(85, 50, 'CIN')
  pen.ground(85, 78)
  pen.wire([140, 50], [140, 86], [170, 86])
  pen.wire([170, 122], [140, 122], [140, 132])
  pen.ground(140, 132)
  pen.wire([300, 50], [second ? 330 : 440, 50])
  if (second) {
    pen.coil(330, 50, 'L1')
    pen.wire([366, 50], [440, 50])
  }
  pen.dot(385, 50)
  pen.resistor(385, 58, true, 'R1')
  pen.wire([385, 50], [385, 58])
  pen.wire([300, 86], [385, 86], [385, 96])
  pen.dot(385, 86)
  pen.resistor(385, 96, true, 'R2')
  pen.ground(385, 124)
  pen.wire([425, 50], [425, 70])
  pen.capacitor(425, 70, 'CO')
  pen.ground(425, 98)
  pen.port(443, 50, 'VOUT', false)
}
