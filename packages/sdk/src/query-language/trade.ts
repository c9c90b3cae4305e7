/** What is spoken of, as far as it tells what a bare `100n`, `8M` or `104` means. */
export interface Trade {
  /** Farads, ohms, henries, hertz or bits; nothing when no word tells. */
  unit: 'F' | 'Ω' | 'H' | 'Hz' | 'bit' | 'V' | undefined
  /** Whether a chip size is named: then a code of three digits is a capacitor's. */
  hasChipSize: boolean
  /** Whether sizes are told in millimetres, four digits: 3225 of a crystal, 5050 of a LED. */
  hasMetricSizes: boolean
  /** Whether a connector is named: then 16P is a number of pins. */
  hasPins: boolean
}

/** Signs of a kind of part, told by the unit it is measured in. The first that fits wins: 电感 before 电阻 in 磁珠. */
const signs: readonly (readonly [NonNullable<Trade['unit']>, RegExp])[] = [
  ['Hz', /晶振|晶体(?!管)|振荡器|谐振器|crystal|xtal|oscillator|\btcxo\b/],
  ['F', /电容|钽|capacitor|\bcaps?\b|\bmlcc\b|\b(?:x[5-8][rstuv]|c[0o]g|np[0o]|y5v|z5u)\b/],
  ['H', /电感|inductor/],
  ['Ω', /电阻|排阻|电位器|磁珠|resistor|\bres\b|\bbead\b/],
  ['bit', /flash|闪存|eeprom|存储|sdram|sram|\bddr|memory/],
  ['V', /稳压|\bldo\b|降压|升压|基准|regulator|\bbuck\b|\bboost\b|dc-?dc/],
]

const chipSize = /(?<![a-z0-9])(?:01005|0201|0402|0603|0805|1206|1210|1808|1812|2220)(?![a-z0-9])/

const metric = /\bleds?\b|发光|灯珠|数码管/

const connector = /排针|排母|端子|连接器|接插件|插座|插头|母座|公座|connector|header|socket|\b[fp]pc\b|type-?c|\bjst\b/

/** What a whole query speaks of. */
export function tradeOf(text: string): Trade {
  const plain = text.normalize('NFKC').toLowerCase()
  const unit = signs.find(([, sign]) => sign.test(plain))?.[0]
  return {
    unit,
    hasChipSize: chipSize.test(plain),
    hasMetricSizes: unit === 'Hz' || metric.test(plain),
    hasPins: connector.test(plain),
  }
}
