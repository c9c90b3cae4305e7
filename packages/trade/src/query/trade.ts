/** What is spoken of, as far as it tells what a bare `100n`, `8M` or `104` means. */
export interface Trade {
  /** Farads, ohms, henries, hertz or bits; nothing when no word tells. */
  unit: 'F' | 'Ω' | 'H' | 'Hz' | 'bit' | 'V' | undefined
  /** What a voltage is of the part that is spoken of: 输出电压 of an LDO, 漏源电压 of a MOSFET. */
  voltage: string | undefined
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

/** Which voltage people name a part by. The first that fits wins: a Zener diode before a diode. */
const voltages: readonly (readonly [string, RegExp])[] = [
  ['稳压值', /稳压(?:二极)?管|齐纳|zener/],
  ['输出电压', /\bldo\b|低压差|线性稳压|三端稳压|linear regulator/],
  ['漏源电压', /(?:mos|场效应)(?![^,，]*(?:驱动|driver))/],
  ['反向截止电压', /\btvs\b|瞬态抑制/],
  ['反向耐压', /肖特基|整流|开关二极管|快恢复|schottky|rectifier/],
  ['集射耐压', /三极管|达林顿|igbt|\bbjt\b|\bnpn\b|\bpnp\b/],
  ['线圈电压', /继电器|\brelay\b/],
  ['耐压', /电容|capacitor|\bmlcc\b/],
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
    voltage: voltages.find(([, sign]) => sign.test(plain))?.[0],
    hasChipSize: chipSize.test(plain),
    hasMetricSizes: unit === 'Hz' || metric.test(plain),
    hasPins: connector.test(plain),
  }
}
