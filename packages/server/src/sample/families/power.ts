import { axis, curve, terminal, type Family } from './family.ts'

/** Regulators, converters, chargers, references, drivers and load switches. */
export const power: Family = {
  overview: [
    [
      'The devices of this series make a steady supply out of one that is not. A reference, an error amplifier and a power stage hold the output while load and input change.',
      '本系列器件把不稳定的输入变为稳定的输出。基准、误差放大器与功率级在负载和输入变化时维持输出。',
    ],
    [
      'Protection against short circuit and heat is part of the control loop. A design does not rely on it in normal work, but lives through faults because of it.',
      '短路与过热保护是控制环路的一部分。正常工作不应依赖保护，但保护使设计能够承受故障。',
    ],
  ],
  traits: [
    ['Wide input range within the values listed', '输入范围宽（以所列数值为准）'],
    ['Current limit and thermal shutdown', '限流与过热关断'],
    ['Few parts around the device', '外围元件少'],
    ['Stable with small ceramic capacitors', '配合小型陶瓷电容即可稳定'],
  ],
  uses: [
    ['Point-of-load supplies', '负载点供电'],
    ['Battery powered instruments', '电池供电仪器'],
    ['Set-top boxes and routers', '机顶盒与路由器'],
    ['Industrial control boards', '工业控制板'],
    ['Sensors and transmitters', '传感器与变送器'],
    ['Car accessories', '车载附件'],
  ],
  steps: [
    ['Write down the range of input, output and load.', '列出输入、输出与负载的范围。'],
    ['Set the output with a divider; take little current in it.', '用分压电阻设定输出，分压电流要小。'],
    ['Choose input and output capacitors by ripple and load step.', '按纹波与负载阶跃选择输入输出电容。'],
    ['Work out the loss and the temperature of the device.', '计算损耗与器件温度。'],
  ],
  layout: [
    ['Place the input capacitor across input and ground pins.', '输入电容直接跨接输入与地引脚。'],
    ['Route feedback away from the switching node.', '反馈走线远离开关节点。'],
    ['Join grounds in one point near the device.', '各地线在器件附近单点相连。'],
    ['Use the exposed pad as a way for heat.', '利用裸焊盘散热。'],
  ],
  blocks: [
    ['Input', '输入'],
    ['Reference', '基准'],
    ['Error amplifier', '误差放大器'],
    ['Power stage', '功率级'],
    ['Output', '输出'],
  ],
  terminals: [
    terminal('VIN', 'Supply input', '电源输入'),
    terminal('GND', 'Ground and heat', '地与散热'),
    terminal('EN', 'Enable, where the device has it', '使能端（如有）'),
    terminal('FB', 'Feedback or sense of the output', '反馈或输出检测'),
    terminal('VOUT', 'Output, or switching node of a converter', '输出；变换器为开关节点'),
    terminal('NC', 'Not connected inside', '内部未连接'),
  ],
  curves: [
    curve(['Efficiency over load', '效率—负载'], axis('current', 0.001, 10, true), axis('share', 0, 100), 'saturate'),
    curve(['Load regulation', '负载调整'], axis('load', 0, 100), axis('change', -2, 2), 'fall'),
    curve(['Output over temperature', '输出—温度'], axis('temperature', -40, 125), axis('change', -2, 2), 'bell'),
    curve(['Ripple rejection', '电源抑制比'], axis('frequency', 10, 1e6, true), axis('gain', 0, 80), 'fall'),
    curve(['Start-up', '启动波形'], axis('time', 0, 1000), axis('share', 0, 120), 'step'),
    curve(
      ['Quiescent current over input', '静态电流—输入电压'],
      axis('voltage', 0, 40),
      axis('ratio', 0, 1.5),
      'saturate',
    ),
  ],
  circuit: 'chip',
}
