import { axis, curve, terminal, type Family } from './family.ts'

/** Transceivers, isolators and logic. */
export const linking: Family = {
  overview: [
    [
      'The devices of this series carry data between boards, supplies and worlds of different voltage. Data rate, number of nodes, supply and protection decide the choice.',
      '本系列器件在电路板、电源域与不同电压之间传递数据。速率、节点数、供电与防护决定选型。',
    ],
    [
      'A line is part of the circuit: its length, termination and ground shift decide whether a receiver sees what a driver sends.',
      '线路也是电路的一部分：长度、端接与地电位差决定接收端能否正确识别。',
    ],
  ],
  traits: [
    ['Wide common-mode or level range', '共模或电平范围宽'],
    ['Protection at the line side', '线路侧带防护'],
    ['Quiet in stand-by', '待机电流小'],
    ['Pins in the usual order of its class', '同类通用引脚排列'],
  ],
  uses: [
    ['Building and factory networks', '楼宇与工厂网络'],
    ['Meters and chargers', '仪表与充电桩'],
    ['Level translation between supplies', '电源域电平转换'],
    ['Serial ports of computers', '计算机串行接口'],
    ['Isolated drives', '隔离驱动'],
    ['Glue logic', '通用组合逻辑'],
  ],
  steps: [
    ['Write down data rate, length and number of nodes.', '列出速率、线长与节点数。'],
    ['Terminate both ends of the line and nowhere else.', '只在线路两端端接。'],
    ['Set the idle level with bias resistors.', '用偏置电阻设定空闲电平。'],
    ['Choose surge protection for the cable.', '按线缆环境选择浪涌防护。'],
  ],
  layout: [
    ['Put the transceiver beside the connector.', '收发器紧靠连接器。'],
    ['Route differential lines as a pair.', '差分线成对等长走线。'],
    ['Keep the isolation gap free of copper on all layers.', '隔离带各层均不铺铜。'],
    ['Place protection between connector and device.', '防护器件置于连接器与芯片之间。'],
  ],
  blocks: [
    ['Logic side', '逻辑侧'],
    ['Driver', '驱动器'],
    ['Barrier or level stage', '隔离或电平级'],
    ['Receiver', '接收器'],
    ['Line side', '线路侧'],
  ],
  terminals: [
    terminal('VCC', 'Supply', '电源'),
    terminal('GND', 'Ground', '地'),
    terminal('TX', 'Input of data to send', '发送数据输入'),
    terminal('RX', 'Output of received data', '接收数据输出'),
    terminal('A/H', 'First line', '第一信号线'),
    terminal('B/L', 'Second line', '第二信号线'),
  ],
  curves: [
    curve(
      ['Supply current over data rate', '供电电流—速率'],
      axis('frequency', 1e3, 1e7, true),
      axis('small', 0, 50),
      'knee',
    ),
    curve(['Driver output over load', '驱动输出—负载'], axis('small', 0, 80), axis('voltage', 0, 5), 'fall'),
    curve(['Delay over temperature', '延迟—温度'], axis('temperature', -40, 125), axis('delay', 0, 100), 'rise'),
    curve(['Receiver threshold', '接收阈值'], axis('temperature', -40, 125), axis('ratio', -1, 1), 'flat'),
    curve(['Edge of the output', '输出边沿'], axis('delay', 0, 200), axis('share', 0, 120), 'step'),
    curve(
      ['Line length over data rate', '线长—速率'],
      axis('frequency', 1e4, 1e7, true),
      axis('share', 1, 100, true),
      'derate',
    ),
  ],
  circuit: 'link',
}
