import { plainOf } from './plain.ts'

/** What the trade says for kinds of parts that catalogues call otherwise: the name that a catalogue knows stands first. */
const names = `
ESD|静电保护|静电管|静电防护|防静电|静电放电|静电二极管|静电保护管|静电保护二极管|ESD 管|ESD 二极管|ESD 静电管
TVS|瞬态抑制二极管|瞬态二极管|瞬态电压抑制器|TVS 管|TVS 二极管
霍尔|霍尔元件|霍尔器件|霍尔 IC
MOSFET|功率 MOS|功率 MOS 管|功率管|MOS 晶体管|金属氧化物场效应管
三极管|双极型三极管|双极性晶体管|晶体三极管
稳压管|稳压二极管|齐纳管
光耦|光耦合器|光隔离器|光电隔离器
轻触开关|轻触按键|按键开关|微型按键
运放|运算放大器芯片|运放芯片
晶振|石英晶振|石英谐振器
`

const known = /* @__PURE__ */ new Map(
  names
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [name = '', ...others] = row.split('|')
      return others.map((other): [string, string] => [plainOf(other), plainOf(name)])
    }),
)

/** The plain name under which a catalogue may know what a plain spelling says. */
export const otherNameOf = (plain: string): string | undefined => known.get(plain)
