import { axis, curve, terminal, type Family } from './family.ts'

/** Temperature, motion, magnetic, pressure and light sensors. */
export const sensor: Family = {
  overview: [
    [
      'The sensors of this series turn a physical quantity into a voltage, a current or a number. Range, sensitivity, accuracy and response time decide which one is used.',
      '本系列传感器把物理量转换为电压、电流或数字。量程、灵敏度、准确度与响应时间决定选型。',
    ],
    [
      'A sensor measures what it touches. Mounting, air flow and heat from the board belong to the measurement as much as the element.',
      '传感器测到的是它接触到的量。安装方式、气流与电路板热量都是测量的一部分。',
    ],
  ],
  traits: [
    ['Calibrated at the end of production', '出厂前经过校准'],
    ['Low supply current between measurements', '测量间隔电流低'],
    ['Small package for quick response', '封装小、响应快'],
    ['Simple interface to controllers', '与控制器连接简单'],
  ],
  uses: [
    ['Room climate', '室内环境监测'],
    ['Wearable devices', '穿戴设备'],
    ['Machine monitoring', '设备状态监测'],
    ['Position and speed', '位置与转速'],
    ['Thermal protection', '过热保护'],
    ['Weather stations', '气象站'],
  ],
  steps: [
    ['Write down range, accuracy and rate of change.', '列出量程、准确度与变化速率。'],
    ['Choose the place before the part.', '先定安装位置再选器件。'],
    ['Average as many readings as the response allows.', '在响应允许范围内取平均。'],
    ['Check the whole chain at two known points.', '用两个已知点核对整条测量链。'],
  ],
  layout: [
    ['Keep heat sources away, or cut slots around the sensor.', '远离热源，或在周围开槽隔热。'],
    ['Do not cover openings with coating.', '开孔处不得覆盖涂层。'],
    ['Mount motion sensors near a fixed point of the board.', '运动传感器靠近板的固定点。'],
    ['Route analog outputs beside ground.', '模拟输出伴地走线。'],
  ],
  blocks: [
    ['Element', '敏感元件'],
    ['Amplifier', '放大器'],
    ['Converter', '转换器'],
    ['Correction', '校正'],
    ['Interface', '接口'],
  ],
  terminals: [
    terminal('VDD', 'Supply', '电源'),
    terminal('GND', 'Ground', '地'),
    terminal('OUT/SDA', 'Output or data', '输出或数据'),
    terminal('SCL', 'Clock, where the device has it', '时钟（如有）'),
    terminal('INT', 'Alert, where the device has it', '告警（如有）'),
  ],
  curves: [
    curve(['Output over input', '输出—被测量'], axis('field', 0, 100), axis('share', 0, 100), 'rise'),
    curve(['Error over temperature', '误差—温度'], axis('temperature', -40, 125), axis('error', -3, 3), 'bell'),
    curve(['Response to a step', '阶跃响应'], axis('time', 0, 1000), axis('share', 0, 120), 'saturate'),
    curve(['Noise over bandwidth', '噪声—带宽'], axis('frequency', 1, 1e4, true), axis('ratio', 0, 10), 'knee'),
    curve(
      ['Supply current over rate', '电流—测量速率'],
      axis('frequency', 0.1, 1000, true),
      axis('tiny', 1, 1000, true),
      'rise',
    ),
    curve(['Drift over time', '长期漂移'], axis('hours', 0, 10000), axis('error', -1, 1), 'saturate'),
  ],
  circuit: 'chip',
}
