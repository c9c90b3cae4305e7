import { axis, curve, terminal, type Family } from './family.ts'

/** MOSFETs, bipolar transistors and IGBTs. */
export const transistor: Family = {
  overview: [
    [
      'The transistors of this series switch or control current by a small signal at the gate or base. Voltage and current rating, resistance when on and charge to switch decide the losses.',
      '本系列晶体管以栅极或基极的小信号开关或控制电流。耐压、电流、导通电阻与开关电荷决定损耗。',
    ],
    [
      'A switch loses power in two ways: while it conducts and each time it changes state. The best part is the one whose sum is least at the working frequency.',
      '开关损耗包括导通损耗与每次翻转的损耗，在工作频率下两者之和最小的器件最合适。',
    ],
  ],
  traits: [
    ['Low loss when conducting', '导通损耗低'],
    ['Quick switching with little charge', '开关电荷小、速度快'],
    ['Package with heat path to the board', '封装可向电路板散热'],
    ['Ruggedness against short overloads', '可承受短时过载'],
  ],
  uses: [
    ['Load switches and hot swap', '负载开关与热插拔'],
    ['Synchronous converters', '同步整流变换器'],
    ['Motor bridges', '电机桥式驱动'],
    ['Battery protection', '电池保护'],
    ['Signal amplification', '信号放大'],
    ['Relay and lamp drivers', '继电器与灯驱动'],
  ],
  steps: [
    ['Choose the voltage class with room for switching peaks.', '选取耐压等级时计入开关尖峰。'],
    ['Work out conduction loss at the hot resistance.', '用高温导通电阻计算导通损耗。'],
    ['Work out switching loss from charge and driver current.', '由栅极电荷与驱动电流计算开关损耗。'],
    ['Check the working point against the safe operating area.', '核对工作点落在安全工作区内。'],
  ],
  layout: [
    ['Keep the gate loop short and return it to the source.', '栅极回路短，并直接回到源极。'],
    ['Place the input capacitor at the drain.', '输入电容紧靠漏极。'],
    ['Use thermal vias under the tab.', '散热片下布置导热过孔。'],
    ['Part power ground from signal ground.', '功率地与信号地分开。'],
  ],
  blocks: [
    ['Control', '控制端'],
    ['Gate structure', '栅结构'],
    ['Channel', '沟道'],
    ['Drift zone', '漂移区'],
    ['Tab', '散热片'],
  ],
  terminals: [
    terminal('G/B', 'Gate or base: control input', '栅极或基极：控制输入'),
    terminal('D/C', 'Drain or collector; joined to the tab', '漏极或集电极；与散热片相连'),
    terminal('S/E', 'Source or emitter: return', '源极或发射极：回流端'),
  ],
  curves: [
    curve(['Output characteristics', '输出特性'], axis('voltage', 0, 10), axis('current', 0, 50), 'saturate'),
    curve(['Transfer characteristic', '转移特性'], axis('voltage', 0, 6), axis('current', 0, 50), 'knee'),
    curve(
      ['On resistance over temperature', '导通电阻—温度'],
      axis('temperature', -55, 150),
      axis('ratio', 0.5, 2),
      'rise',
    ),
    curve(['Gate charge', '栅极电荷'], axis('share', 0, 100), axis('voltage', 0, 12), 'step'),
    curve(
      ['Safe operating area', '安全工作区'],
      axis('voltage', 0.1, 100, true),
      axis('current', 0.1, 100, true),
      'derate',
    ),
    curve(
      ['Capacitance over voltage', '电容—电压'],
      axis('voltage', 0, 40),
      axis('capacitance', 10, 10000, true),
      'decay',
    ),
  ],
  circuit: 'switch',
}
