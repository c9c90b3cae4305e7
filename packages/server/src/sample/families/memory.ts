import { axis, curve, terminal, type Family } from './family.ts'

/** Flash, EEPROM and random-access memory. */
export const memory: Family = {
  overview: [
    [
      'The memories of this series keep programs, settings and records. Capacity, interface, clock and endurance decide which one fits a task.',
      '本系列存储器用于保存程序、设置与记录。容量、接口、时钟与擦写寿命决定选型。',
    ],
    [
      'Data are safe when a break of supply at any moment leaves the old or the new record whole. The write procedure of the software takes care of it.',
      '任何时刻掉电都应保证旧记录或新记录之一完整，由软件的写入流程保证。',
    ],
  ],
  traits: [
    ['Serial or parallel access as listed', '串行或并行访问（以所列为准）'],
    ['Write protection by pin or register', '引脚或寄存器写保护'],
    ['Low current in stand-by', '待机电流低'],
    ['Common command set of its class', '同类通用指令集'],
  ],
  uses: [
    ['Boot and firmware storage', '引导与固件存储'],
    ['Calibration values', '校准数据'],
    ['Event records', '事件记录'],
    ['Frame buffers', '图像缓存'],
    ['Network equipment', '网络设备'],
    ['Portable devices', '便携设备'],
  ],
  steps: [
    ['Count bytes of code, data and reserve.', '统计代码、数据与预留字节数。'],
    ['Work out writes per day and life of the cells.', '计算每日写入次数与存储单元寿命。'],
    ['Check timing of bus and memory together.', '联合核对总线与存储器时序。'],
    ['Plan behaviour when the supply breaks.', '规划掉电时的行为。'],
  ],
  layout: [
    ['Keep the clock line short and terminated.', '时钟线短并端接。'],
    ['Match the length of parallel lines.', '并行线等长。'],
    ['Put the capacitor at the supply pin.', '电容靠近电源引脚。'],
    ['Pull chip select to its idle level.', '片选上拉至空闲电平。'],
  ],
  blocks: [
    ['Bus', '总线'],
    ['Command logic', '指令逻辑'],
    ['Address decoder', '地址译码'],
    ['Cell array', '存储阵列'],
    ['Page buffer', '页缓存'],
  ],
  terminals: [
    terminal('VCC', 'Supply', '电源'),
    terminal('GND', 'Ground', '地'),
    terminal('CS#', 'Select', '片选'),
    terminal('CLK', 'Clock', '时钟'),
    terminal('DI/DO', 'Data in and out', '数据输入输出'),
    terminal('WP#', 'Write protection', '写保护'),
  ],
  curves: [
    curve(['Read current over clock', '读电流—时钟'], axis('share', 0, 100), axis('small', 0, 25), 'rise'),
    curve(
      ['Stand-by current over temperature', '待机电流—温度'],
      axis('temperature', -40, 105),
      axis('tiny', 0.1, 100, true),
      'knee',
    ),
    curve(['Write time over temperature', '写入时间—温度'], axis('temperature', -40, 105), axis('ratio', 0, 2), 'rise'),
    curve(
      ['Retention over temperature', '保持时间—温度'],
      axis('temperature', 25, 125),
      axis('share', 1, 100, true),
      'fall',
    ),
    curve(['Margin over cycles', '裕量—擦写次数'], axis('cycles', 1, 1e6, true), axis('share', 0, 100), 'derate'),
    curve(['Data valid after clock', '时钟到数据有效'], axis('delay', 0, 20), axis('share', 0, 120), 'step'),
  ],
  circuit: 'chip',
}
