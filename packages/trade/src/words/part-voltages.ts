import type { Quantity } from '../quantity/index.ts'
import type { Parameter } from './part-words.ts'
import { quantityWord } from './quantity-words.ts'

/** The unit of the voltage by which people name a part: that of the output of an LDO, the rating of a capacitor. */
export const namedVoltage = 'v!'
/** The lexeme of parts that do not say which of their voltages that is: each of them may be. */
export const unnamedVoltage = '=v!?'

/** Parameters that people name a part by, the first that it has. */
const names = [
  /^输出电压/,
  /漏源|源漏|vdss?/i,
  /集射|集电极.*发射极|vceo?/i,
  /稳压值|齐纳|^vz/i,
  /反向截止|反向工作|反向关断|vrwm/i,
  /反向耐压|反向电压|vrr?m?$/i,
  /线圈电压/,
  /^耐压|^额定电压/,
]

/** Lexemes of the voltage that a part is named by; of all its voltages where none of them is said to be it. */
export function voltageWords(params: readonly Parameter[], said: readonly Quantity[]): string[] {
  const volts = params.filter(({ unit }) => unit === 'V')
  const name = names.find((sign) => volts.some((param) => sign.test(param.name)))
  const own = name && volts.filter((param) => name.test(param.name))
  const told = own ?? [...volts, ...said.filter(({ unit }) => unit === 'V')]
  const ends = told.flatMap(({ low, high }) => [low, high]).filter((end) => end !== null)
  return [...ends.map((end) => quantityWord(end, namedVoltage)), ...(own ? [] : [unnamedVoltage])]
}
