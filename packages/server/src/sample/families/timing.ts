import { axis, curve, terminal, type Family } from './family.ts'

/** Crystals, oscillators and real-time clocks. */
export const timing: Family = {
  overview: [
    [
      'The parts of this series give a circuit its measure of time. Frequency, tolerance, load and temperature range describe them.',
      '本系列器件为电路提供时间基准。频率、频差、负载与温度范围为主要参数。',
    ],
    [
      'A crystal and its oscillator are one circuit: load capacitors, stray capacitance and drive level decide frequency and start-up.',
      '晶体与振荡电路是一个整体：负载电容、杂散电容与激励功率决定频率与起振。',
    ],
  ],
  traits: [
    ['Tight frequency tolerance', '频差小'],
    ['Low ageing', '老化率低'],
    ['Sealed package', '密封封装'],
    ['Wide choice of frequencies', '频点丰富'],
  ],
  uses: [
    ['Clocks of processors', '处理器时钟'],
    ['Radio references', '射频参考'],
    ['Real-time clocks', '实时时钟'],
    ['Network equipment', '网络设备'],
    ['Meters', '计量仪表'],
    ['Audio equipment', '音频设备'],
  ],
  steps: [
    ['Add up tolerance, temperature and ageing.', '合计频差、温度与老化误差。'],
    ['Work out load capacitors with strays included.', '计入杂散后计算负载电容。'],
    ['Measure the margin of start-up with an added resistor.', '串入电阻测量起振裕量。'],
    ['Check the drive level.', '核对激励功率。'],
  ],
  layout: [
    ['Place crystal and capacitors beside the pins.', '晶体与电容紧靠引脚。'],
    ['Keep other signals off the layer below.', '下一层不走其他信号。'],
    ['Use a ground island joined at one point.', '使用单点连接的地岛。'],
    ['Keep away from heat and vibration.', '远离热源与振动。'],
  ],
  blocks: [
    ['Pin', '引脚'],
    ['Resonator', '谐振片'],
    ['Mount', '支架'],
    ['Oscillator', '振荡电路'],
    ['Output', '输出'],
  ],
  terminals: [
    terminal('1', 'First resonator pin or enable', '谐振端一或使能'),
    terminal('2', 'Ground or case', '地或外壳'),
    terminal('3', 'Second resonator pin or output', '谐振端二或输出'),
    terminal('4', 'Supply, ground or case', '电源、地或外壳'),
  ],
  curves: [
    curve(['Frequency over temperature', '频率—温度'], axis('temperature', -40, 85), axis('ratio', -40, 40), 'bell'),
    curve(['Ageing', '老化'], axis('hours', 1, 1e5, true), axis('ratio', -3, 3), 'rise'),
    curve(['Pulling by load', '负载牵引'], axis('capacitance', 5, 30), axis('ratio', -100, 200), 'decay'),
    curve(
      ['Impedance near resonance', '谐振附近阻抗'],
      axis('share', 90, 110),
      axis('impedance', 10, 1e5, true),
      'dip',
    ),
    curve(['Phase noise', '相位噪声'], axis('frequency', 10, 1e6, true), axis('gain', -160, -60), 'decay'),
    curve(['Start-up', '起振过程'], axis('time', 0, 5000), axis('share', 0, 120), 'step'),
  ],
  circuit: 'chip',
}
