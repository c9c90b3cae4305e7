import { describe, expect, test } from 'vitest'
import { figureOf } from './figure.ts'

describe('a value taken apart', () => {
  test.each([
    ['100 nF', '100', 'nF'],
    ['5.5–36 V', '5.5–36', 'V'],
    ['-40~85 °C', '-40~85', '°C'],
    ['±10 %', '±10', '%'],
    ['±10%', '±10', '%'],
    ['≤1A', '≤1', 'A'],
    ['32,768 Hz', '32,768', 'Hz'],
    ['10 ppm/°C', '10', 'ppm/°C'],
  ])('%s', (value, figure, unit) => expect(figureOf(value)).toEqual({ figure, unit }))

  test.each(['X7R', 'I2C/SPI', '0402', '3.3V/5V', '', '2.5×2.0mm', '4 x 100 kΩ'])('%s is a word', (value) =>
    expect(figureOf(value)).toBeNull(),
  )
})
