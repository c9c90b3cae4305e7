import { expect, test } from 'vitest'
import { plainTitle } from './index.ts'

test.each([
  ['TPS7A20 Low-I<Sub>Q</Sub> LDO', 'TPS7A20 Low-IQ LDO'],
  ['I<Sup>2</Sup>C Bus, 10<sup>-6</sup>', 'I²C Bus, 10⁻⁶'],
  ['PowerPAD<sup>TM</sup> <B>Package</B><br/>DDA', 'PowerPADTM Package DDA'],
  ['<font color="red">7.3</font> <i>R</i><sub>DS(on)</sub>', '7.3 RDS(on)'],
  ['Analog &amp; Mixed&nbsp;Signal &#8211; 5&deg;', 'Analog & Mixed Signal – 5°'],
  ['V<5 V and R>1 Ω, <1 µA', 'V<5 V and R>1 Ω, <1 µA'],
  ['List<T>, R&D', 'List<T>, R&D'],
  ['  7.1\tAbsolute\u0000 Maximum\r\nRatings ', '7.1 Absolute Maximum Ratings'],
  ['<sup></sup>', ''],
  ['<p>', ''],
])('%j reads %j', (title, plain) => expect(plainTitle(title)).toBe(plain))

test.each(['<sup>', '<sup 1', '<', '&', ' '])('a long run of %j takes linear time', (part) => {
  const started = performance.now()
  plainTitle(part.repeat(50_000))
  expect(performance.now() - started).toBeLessThan(500)
})
