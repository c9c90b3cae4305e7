import { axis, curve, terminal, type Family } from './family.ts'

/** Diodes, surge protection, light-emitting diodes and optocouplers. */
export const diode: Family = {
  overview: [
    [
      'The parts of this series carry current in one direction, hold a voltage or take up a surge before it reaches a circuit. Forward voltage, reverse voltage, current and capacitance describe them.',
      '本系列器件单向导电、稳定电压，或在浪涌到达电路之前将其吸收。主要参数为正向压降、反向耐压、电流与电容。',
    ],
    [
      'Heat sets the limit of a junction: the current a diode carries depends on the copper under its terminals as much as on the chip inside.',
      '结温决定极限：器件能承受的电流既取决于芯片，也取决于端子下方的铜箔。',
    ],
  ],
  traits: [
    ['Low forward drop for little heat', '正向压降低，发热小'],
    ['Fast response to surges', '对浪涌响应快'],
    ['Flat package with good heat path', '扁平封装，导热路径短'],
    ['Clear cathode band', '阴极标记清晰'],
  ],
  uses: [
    ['Rectifiers of switching supplies', '开关电源整流'],
    ['Freewheeling across relays and motors', '继电器与电机续流'],
    ['Surge protection of ports', '端口浪涌防护'],
    ['Polarity protection of inputs', '输入防反接'],
    ['Level clamping of signals', '信号电平钳位'],
    ['Indication and isolation', '指示与隔离'],
  ],
  steps: [
    ['Find the highest reverse voltage with ringing included.', '确定包含振铃在内的最高反向电压。'],
    ['Find the average and the surge current.', '确定平均电流与浪涌电流。'],
    ['Work out the loss and the junction temperature.', '计算损耗与结温。'],
    ['Check leakage at the highest temperature.', '核对最高温度下的漏电流。'],
  ],
  layout: [
    ['Put protection at the connector, before anything else.', '保护器件放在连接器旁、其他电路之前。'],
    ['Return surge current to ground by the shortest way.', '浪涌电流以最短路径回地。'],
    ['Keep the loop of switch, diode and capacitor small.', '开关、二极管与电容的回路面积要小。'],
    ['Use copper on the cathode as heat sink.', '用阴极铜箔散热。'],
  ],
  blocks: [
    ['Anode', '阳极'],
    ['Lead frame', '引线框'],
    ['Junction', 'PN 结'],
    ['Clip', '连接片'],
    ['Cathode', '阴极'],
  ],
  terminals: [terminal('A', 'Anode', '阳极'), terminal('K', 'Cathode, on the side of the band', '阴极，色带一侧')],
  curves: [
    curve(['Forward characteristic', '正向特性'], axis('voltage', 0, 1.4), axis('current', 0.001, 10, true), 'rise'),
    curve(['Reverse leakage', '反向漏电流'], axis('voltage', 0, 100), axis('tiny', 0.01, 1000, true), 'rise'),
    curve(['Junction capacitance', '结电容—反向电压'], axis('voltage', 0, 40), axis('capacitance', 0, 500), 'decay'),
    curve(['Current derating', '电流降额'], axis('temperature', 0, 175), axis('share', 0, 120), 'derate'),
    curve(['Surge over number of cycles', '浪涌—周期数'], axis('cycles', 1, 100, true), axis('share', 0, 120), 'fall'),
    curve(['Clamping of a pulse', '脉冲钳位波形'], axis('time', 0, 100), axis('share', 0, 120), 'decay'),
  ],
  circuit: 'clamp',
}
