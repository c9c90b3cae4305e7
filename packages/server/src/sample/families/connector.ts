import { axis, curve, terminal, type Family } from './family.ts'

/** Connectors, switches, relays and fuses. */
export const connector: Family = {
  overview: [
    [
      'The parts of this series make, break or protect an electrical path. Current, voltage, number of contacts and mechanical life describe them.',
      '本系列器件用于接通、断开或保护电气通路。电流、电压、触点数与机械寿命为主要参数。',
    ],
    [
      'A contact lives as long as its surface. Force, plating and clean assembly keep its resistance low through many operations.',
      '触点寿命取决于表面状态。接触力、镀层与洁净装配使接触电阻长期保持低值。',
    ],
  ],
  traits: [
    ['Firm contact force', '接触力稳定'],
    ['Body that withstands soldering heat', '本体耐焊接热'],
    ['Clear keying against wrong insertion', '防误插结构'],
    ['Long mechanical life', '机械寿命长'],
  ],
  uses: [
    ['Board-to-board links', '板间连接'],
    ['Charging and data ports', '充电与数据端口'],
    ['Operating panels', '操作面板'],
    ['Power distribution', '配电'],
    ['Household appliances', '家用电器'],
    ['Control cabinets', '控制柜'],
  ],
  steps: [
    ['Count contacts for power and signal apart.', '分别统计电源与信号触点。'],
    ['Derate the current when all contacts carry load.', '全部触点通流时应降额。'],
    ['Check creepage for the voltage used.', '按使用电压核对爬电距离。'],
    ['Check height, direction and access of the mate.', '核对高度、方向与插拔空间。'],
  ],
  layout: [
    ['Anchor shells and posts to strong pads.', '外壳与定位脚焊接到加固焊盘。'],
    ['Leave room for tools and fingers.', '留出工具与手指空间。'],
    ['Bring ground pins straight to the plane.', '地脚直接连接地平面。'],
    ['Keep tall parts out of the mating path.', '插合方向避开高元件。'],
  ],
  blocks: [
    ['Cable side', '线缆侧'],
    ['Contact', '触点'],
    ['Housing', '壳体'],
    ['Contact', '触点'],
    ['Board side', '板侧'],
  ],
  terminals: [
    terminal('1', 'First contact, beside the mark', '第一触点，靠近标记'),
    terminal('2…n', 'Further contacts in order', '其余触点按序排列'),
    terminal('SH', 'Shell or anchor, where the part has it', '外壳或固定脚（如有）'),
  ],
  curves: [
    curve(['Current derating', '电流降额'], axis('temperature', 0, 105), axis('share', 0, 120), 'derate'),
    curve(['Temperature rise over current', '温升—电流'], axis('share', 0, 120), axis('temperature', 0, 50), 'knee'),
    curve(
      ['Contact resistance over cycles', '接触电阻—次数'],
      axis('cycles', 1, 1e5, true),
      axis('ratio', 0.5, 2),
      'knee',
    ),
    curve(['Force over travel', '力—行程'], axis('share', 0, 100), axis('share', 0, 120), 'bell'),
    curve(['Insertion loss', '插入损耗'], axis('frequency', 1e7, 1e10, true), axis('gain', -4, 0), 'derate'),
    curve(['Life over load', '寿命—负载'], axis('share', 10, 100), axis('cycles', 1e3, 1e6, true), 'decay'),
  ],
  circuit: 'clamp',
}
