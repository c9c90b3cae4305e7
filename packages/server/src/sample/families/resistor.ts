import { axis, curve, terminal, type Family } from './family.ts'

/** Chip, sense and network resistors and potentiometers. */
export const resistor: Family = {
  overview: [
    [
      'The resistors of this series set currents, divide voltages and turn a current into a voltage that can be measured. Value, tolerance, power and temperature coefficient decide which one fits.',
      '本系列电阻器用于设定电流、分压以及把电流转换为可测电压。阻值、精度、功率与温度系数决定选型。',
    ],
    [
      'A resistor is only as accurate as its temperature is steady: self heating, solder joints and the copper around it belong to the value.',
      '电阻的准确度取决于温度是否稳定：自身发热、焊点与周围铜箔都会计入实际阻值。',
    ],
  ],
  traits: [
    ['Even resistance layer with small spread inside one reel', '电阻层均匀，同盘离散小'],
    ['Protective coating over the element', '元件表面有保护涂层'],
    ['Wide choice of values in common steps', '常用数系阻值齐全'],
    ['Suited to wave and reflow soldering', '适合波峰焊与回流焊'],
  ],
  uses: [
    ['Voltage dividers and feedback networks', '分压与反馈网络'],
    ['Pull-up and pull-down of logic inputs', '逻辑输入上拉与下拉'],
    ['Current sensing in supplies and drives', '电源与驱动的电流检测'],
    ['Line termination', '传输线端接'],
    ['Gain setting of amplifiers', '放大器增益设定'],
    ['Limiting of inrush and LED current', '浪涌与 LED 限流'],
  ],
  steps: [
    ['Work out the power at the highest current or voltage.', '按最高电流或电压计算功率。'],
    ['Derate for the temperature beside the part, not for the room.', '按器件旁的温度而非室温降额。'],
    ['Add tolerance and temperature drift for the worst case.', '叠加精度与温漂得到最差情况。'],
    ['Check the working voltage of high values separately.', '高阻值另行核对最大工作电压。'],
  ],
  layout: [
    ['Take sense lines from the inner side of the pads.', '检测走线从焊盘内侧引出。'],
    ['Give power types copper on both pads.', '功率型两端焊盘都要铺铜。'],
    ['Set divider resistors beside the input they feed.', '分压电阻靠近所接输入端。'],
    ['Place matched pairs side by side and in one direction.', '配对电阻并排同向放置。'],
  ],
  blocks: [
    ['Terminal', '端电极'],
    ['Inner electrode', '内电极'],
    ['Resistive layer', '电阻层'],
    ['Trim cut', '调阻槽'],
    ['Coating', '保护层'],
  ],
  terminals: [terminal('1', 'First terminal', '第一端'), terminal('2', 'Second terminal', '第二端')],
  curves: [
    curve(['Power derating', '功率降额'], axis('temperature', -55, 175), axis('share', 0, 120), 'derate'),
    curve(['Resistance over temperature', '阻值—温度'], axis('temperature', -55, 155), axis('change', -2, 2), 'rise'),
    curve(['Short pulse load', '短脉冲负载'], axis('time', 1, 1e6, true), axis('power', 0.1, 100, true), 'fall'),
    curve(['Surface temperature over load', '表面温升—负载'], axis('load', 0, 100), axis('temperature', 0, 80), 'rise'),
    curve(
      ['Impedance over frequency', '阻抗—频率'],
      axis('frequency', 1e6, 1e10, true),
      axis('ratio', 0, 1.5),
      'derate',
    ),
    curve(['Drift in life test', '寿命试验漂移'], axis('hours', 0, 2000), axis('change', 0, 1), 'saturate'),
  ],
  circuit: 'filter',
}
