import { axis, curve, terminal, type Family } from './family.ts'

/** Amplifiers, comparators and data converters. */
export const analog: Family = {
  overview: [
    [
      'The devices of this series amplify, compare or convert small signals. Offset, noise, bandwidth and supply decide how much of a signal is left at the output.',
      '本系列器件用于放大、比较或转换微弱信号。失调、噪声、带宽与电源决定输出端保留的信号质量。',
    ],
    [
      'An error budget shows which figure matters. Offset and drift count in slow measurements, noise and bandwidth in fast ones.',
      '误差预算能显示哪项指标起决定作用：慢速测量看失调与漂移，快速测量看噪声与带宽。',
    ],
  ],
  traits: [
    ['Small offset and low drift', '失调小、漂移低'],
    ['Stable with common loads', '常见负载下稳定'],
    ['Wide supply range within the values listed', '供电范围宽（以所列数值为准）'],
    ['Standard pin assignment of its class', '同类通用引脚排列'],
  ],
  uses: [
    ['Sensor amplifiers', '传感器放大'],
    ['Active filters', '有源滤波'],
    ['Current measurement', '电流测量'],
    ['Audio paths', '音频通路'],
    ['Data acquisition', '数据采集'],
    ['Threshold detection', '阈值检测'],
  ],
  steps: [
    ['Write down source impedance, signal range and bandwidth.', '列出信号源阻抗、幅度与带宽。'],
    ['Choose gain so that the output stays inside the supply.', '选择增益，使输出保持在电源范围内。'],
    ['Add up offset, bias and drift as an error budget.', '把失调、偏置与漂移计入误差预算。'],
    ['Check stability with the real load and cable.', '用真实负载与线缆检查稳定性。'],
  ],
  layout: [
    ['Keep the inverting node short.', '反相输入节点尽量短。'],
    ['Guard high impedance inputs with a ring.', '高阻输入用保护环包围。'],
    ['Decouple each supply at the device.', '每路电源就近去耦。'],
    ['Keep digital lines off the analog ground.', '数字走线不跨越模拟地。'],
  ],
  blocks: [
    ['Inputs', '输入'],
    ['Input stage', '输入级'],
    ['Gain stage', '增益级'],
    ['Output stage', '输出级'],
    ['Output', '输出'],
  ],
  terminals: [
    terminal('IN+', 'Non-inverting input', '同相输入'),
    terminal('IN–', 'Inverting input', '反相输入'),
    terminal('OUT', 'Output or data', '输出或数据'),
    terminal('V+', 'Positive supply', '正电源'),
    terminal('V–', 'Negative supply or ground', '负电源或地'),
    terminal('REF', 'Reference, where the device has it', '基准端（如有）'),
  ],
  curves: [
    curve(['Open-loop gain', '开环增益'], axis('frequency', 1, 1e7, true), axis('gain', 0, 120), 'fall'),
    curve(['Offset over temperature', '失调—温度'], axis('temperature', -40, 125), axis('ratio', -1, 1), 'rise'),
    curve(['Noise density', '噪声密度'], axis('frequency', 1, 1e5, true), axis('ratio', 0, 10), 'decay'),
    curve(['Common-mode rejection', '共模抑制'], axis('frequency', 10, 1e6, true), axis('gain', 0, 120), 'derate'),
    curve(['Step response', '阶跃响应'], axis('time', 0, 20), axis('share', 0, 120), 'step'),
    curve(['Output swing over load', '输出摆幅—负载'], axis('small', 0, 40), axis('share', 0, 100), 'fall'),
  ],
  circuit: 'chip',
}
