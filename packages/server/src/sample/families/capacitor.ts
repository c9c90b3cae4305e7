import { axis, curve, terminal, type Family } from './family.ts'

/** Ceramic, electrolytic, tantalum and film capacitors. */
export const capacitor: Family = {
  overview: [
    [
      'The capacitors of this series store charge close to the point where a circuit needs it. They smooth supplies, couple signals and set time constants, and are chosen by capacitance, rated voltage, dielectric and case.',
      '本系列电容器在电路需要的位置附近储存电荷，用于电源平滑、信号耦合与时间常数设定。选型时主要看容量、额定电压、介质与外形。',
    ],
    [
      'The capacitance that a circuit sees depends on voltage, temperature, frequency and age. A design that works with the lowest of these values works with every part from the reel.',
      '电路中实际有效的容量随电压、温度、频率和使用时间变化。按其中最低的值设计，整盘器件就都能满足要求。',
    ],
  ],
  traits: [
    ['Low series resistance and inductance for fast load steps', '等效串联电阻与电感小，适合快速负载变化'],
    ['Suited to automatic placement and reflow soldering', '适合自动贴装与回流焊接'],
    ['Graded by capacitance, voltage and tolerance in one series', '同系列按容量、电压、精度分级，便于替换'],
    ['Terminations free of lead', '无铅端电极'],
  ],
  uses: [
    ['Supply decoupling of logic and processors', '逻辑与处理器电源去耦'],
    ['Input and output filters of converters', '电源变换器输入输出滤波'],
    ['Coupling in audio and measuring paths', '音频与测量通路耦合'],
    ['Timing and oscillator circuits', '定时与振荡电路'],
    ['Noise suppression on cables', '线缆端口噪声抑制'],
    ['Hold-up of short supply breaks', '短时掉电保持'],
  ],
  steps: [
    [
      'Find the highest steady and peak voltage across the part and add margin to it.',
      '确定器件两端的最高稳态与峰值电压，并留出余量。',
    ],
    [
      'Find the least capacitance the circuit works with, then add loss by bias, temperature and ageing.',
      '确定电路所需的最小容量，再计入直流偏压、温度与老化造成的损失。',
    ],
    ['Compare the ripple current with the limit of the manufacturer.', '核对纹波电流不超过原厂限值。'],
    ['Check the impedance at the frequency where the load draws its current.', '检查负载取电频率处的阻抗。'],
  ],
  layout: [
    ['Place the smallest value nearest to the supply pin.', '容量最小的电容最靠近电源引脚。'],
    ['Join each ground pad to the plane with its own via.', '每个接地焊盘用独立过孔连到地平面。'],
    ['Keep long cases away from lines of bending and from screws.', '较长外形远离板弯曲线与螺钉孔。'],
    ['Keep electrolytic types away from hot parts.', '电解类电容远离发热器件。'],
  ],
  blocks: [
    ['Terminal', '端电极'],
    ['Dielectric', '介质'],
    ['Inner plates', '内电极'],
    ['Dielectric', '介质'],
    ['Terminal', '端电极'],
  ],
  terminals: [
    terminal('1', 'First terminal; positive on polarised types', '第一端；有极性产品为正极'),
    terminal('2', 'Second terminal; negative on polarised types', '第二端；有极性产品为负极'),
  ],
  curves: [
    curve(
      ['Impedance over frequency', '阻抗—频率'],
      axis('frequency', 1e3, 1e9, true),
      axis('impedance', 1e-3, 1e3, true),
      'dip',
    ),
    curve(['Capacitance over DC voltage', '容量—直流电压'], axis('voltage', 0, 50), axis('change', -80, 0), 'fall'),
    curve(
      ['Capacitance over temperature', '容量—温度'],
      axis('temperature', -55, 125),
      axis('change', -20, 10),
      'bell',
    ),
    curve(['Ageing', '老化特性'], axis('hours', 1, 1e5, true), axis('change', -10, 0), 'fall'),
    curve(['Ripple heating', '纹波电流温升'], axis('current', 0, 5), axis('temperature', 0, 40), 'knee'),
    curve(['Leakage current over voltage', '漏电流—电压'], axis('voltage', 0, 50), axis('tiny', 0, 10), 'rise'),
  ],
  circuit: 'filter',
}
