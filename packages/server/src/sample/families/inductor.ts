import { axis, curve, terminal, type Family } from './family.ts'

/** Power and chip inductors and ferrite beads. */
export const inductor: Family = {
  overview: [
    [
      'The magnetic parts of this series store energy in switching supplies, match radio circuits or turn noise into heat. Inductance or impedance, rated current and DC resistance describe them.',
      '本系列磁性元件用于开关电源储能、射频匹配或把噪声转化为热量。主要参数为电感量或阻抗、额定电流与直流电阻。',
    ],
    [
      'Two currents limit a magnetic part: one that heats the winding and one that saturates the core. Both are checked, because either may come first.',
      '磁性元件受两种电流限制：使绕组发热的温升电流与使磁芯饱和的饱和电流，两者都要核对。',
    ],
  ],
  traits: [
    ['Closed magnetic path with little stray field', '磁路闭合，漏磁小'],
    ['Flat body with solid terminals', '扁平外形，端子牢固'],
    ['Steady inductance over the working current', '工作电流范围内电感量平稳'],
    ['Suited to automatic placement', '适合自动贴装'],
  ],
  uses: [
    ['Buck, boost and buck-boost converters', '降压、升压与升降压变换'],
    ['Input filters against conducted noise', '传导噪声输入滤波'],
    ['Matching networks of antennas', '天线匹配网络'],
    ['Supply feeds of radio modules', '射频模块供电'],
    ['Data line noise suppression', '数据线噪声抑制'],
    ['Drives and lighting', '驱动与照明'],
  ],
  steps: [
    ['Choose the ripple current as a part of the load current.', '按负载电流的一定比例选取纹波电流。'],
    ['Work out inductance from input, output and frequency.', '由输入、输出电压与频率计算电感量。'],
    ['Compare the peak current with saturation at high temperature.', '用高温饱和电流核对峰值电流。'],
    ['Add copper and core loss and check the rise in temperature.', '合计铜损与磁损并核对温升。'],
  ],
  layout: [
    ['Keep the switching node small and on one layer.', '开关节点面积小并保持在同一层。'],
    ['Do not route sensitive lines under the core.', '磁芯下方不走敏感信号。'],
    ['Use wide copper on both terminals for heat.', '两端用宽铜箔散热。'],
    ['Turn neighbouring inductors by a right angle.', '相邻电感相互垂直放置。'],
  ],
  blocks: [
    ['Terminal', '端子'],
    ['Winding', '绕组'],
    ['Core', '磁芯'],
    ['Gap', '气隙'],
    ['Terminal', '端子'],
  ],
  terminals: [terminal('1', 'Start of winding', '绕组始端'), terminal('2', 'End of winding', '绕组末端')],
  curves: [
    curve(['Inductance over current', '电感量—电流'], axis('current', 0, 10), axis('change', -60, 0), 'derate'),
    curve(['Temperature rise over current', '温升—电流'], axis('current', 0, 10), axis('temperature', 0, 80), 'knee'),
    curve(
      ['Impedance over frequency', '阻抗—频率'],
      axis('frequency', 1e5, 1e9, true),
      axis('impedance', 1, 1e4, true),
      'bell',
    ),
    curve(
      ['Quality factor over frequency', '品质因数—频率'],
      axis('frequency', 1e6, 1e9, true),
      axis('ratio', 0, 60),
      'bell',
    ),
    curve(
      ['Inductance over temperature', '电感量—温度'],
      axis('temperature', -55, 125),
      axis('change', -10, 10),
      'rise',
    ),
    curve(['Loss over ripple current', '损耗—纹波电流'], axis('current', 0, 5), axis('power', 0, 2), 'knee'),
  ],
  circuit: 'filter',
}
