import { expect, test } from 'vitest'
import { isFamilyOf, isOrderOf } from './ordered-as.ts'

test.each([
  ['NE555D', 'NE555DR'],
  ['PMBT3904', 'PMBT3904,215'],
  ['BAT54', 'BAT54,215'],
  ['BAT54', 'BAT54-7-F'],
  ['MIC5205-3.3YM5', 'MIC5205-3.3YM5-TR'],
  ['DS1302ZN', 'DS1302ZN+T&R'],
  ['lm258d', 'LM258DR2G'],
])('%s is ordered as %s', (number, model) => expect(isOrderOf(number, model)).toBe(true))

test.each([
  ['NE555D', 'NE555D'],
  ['LM358', 'LM358DR'],
  ['AO3416', 'AO3416A'],
  ['BC857B', 'BC857BT'],
  // The number is whole, and the other one a copy.
  ['SN74LVC1G34DBVR', 'SN74LVC1G34DBVR-TP'],
  ['FDC6331L', 'FDC6331L-TP'],
  ['TL431AIDBZR', 'TL431AIDBZR,215'],
])('%s is not ordered as %s', (number, model) => expect(isOrderOf(number, model)).toBe(false))

test.each([
  ['TL072', 'TL072CP'],
  ['74HC138', '74HC138PW,118'],
  ['MOC3063', 'MOC3063S-TA1'],
  ['lm358', 'LM358DR2G'],
])('%s is what %s is called by', (number, model) => expect(isFamilyOf(number, model)).toBe(true))

test.each([
  ['TL072', 'TL072'],
  ['TL07', 'TL072CP'],
  ['TL072C', 'TL072CP'],
  ['SS34', 'SS345'],
  ['RC0402FR-07100RL', 'RC0402FR-07100RLX'],
])('%s is no name of %s', (number, model) => expect(isFamilyOf(number, model)).toBe(false))
