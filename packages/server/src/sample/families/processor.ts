import { axis, curve, terminal, type Family } from './family.ts'

/** Microcontrollers, radio systems and programmable logic. */
export const processor: Family = {
  overview: [
    [
      'The devices of this series join a processor or programmable fabric, memory and peripherals in one package. Core, clock, memory and the number of pins decide which one carries a task.',
      '本系列器件把处理器或可编程逻辑、存储器与外设集成在一个封装内。内核、主频、存储与引脚数决定其适用任务。',
    ],
    [
      'Firmware decides most of the current a system takes. Clock gating and sleep modes are planned together with the circuit, not after it.',
      '系统电流主要由固件决定。时钟门控与休眠模式应与电路同时规划。',
    ],
  ],
  traits: [
    ['Program and data memory on chip', '片内程序与数据存储器'],
    ['Timers, serial ports and converters', '定时器、串行接口与转换器'],
    ['Several sleep modes with quick wake-up', '多种休眠模式，唤醒快'],
    ['Debug port with few pins', '少引脚调试接口'],
  ],
  uses: [
    ['Household appliances', '家用电器'],
    ['Motor and power control', '电机与电源控制'],
    ['Meters and data loggers', '仪表与数据记录'],
    ['Connected sensors', '联网传感器'],
    ['Human interface devices', '人机界面'],
    ['Factory automation', '工厂自动化'],
  ],
  steps: [
    ['Count pins, timers, channels and memory with room for growth.', '统计引脚、定时器、通道与存储，并留余量。'],
    ['Assign functions to pins before drawing the schematic.', '画原理图之前完成引脚功能分配。'],
    ['Plan reset, clock and programming access.', '规划复位、时钟与编程接口。'],
    ['Estimate the mean current from time in each mode.', '按各模式时间估算平均电流。'],
  ],
  layout: [
    ['Give every supply pin its own capacitor.', '每个电源引脚配一个去耦电容。'],
    ['Keep the crystal close and guard it with ground.', '晶体靠近引脚并用地线包围。'],
    ['Part the analog supply with a bead.', '模拟电源用磁珠隔离。'],
    ['Bring the debug port to the edge of the board.', '调试接口引到板边。'],
  ],
  blocks: [
    ['Debug and clock', '调试与时钟'],
    ['Core', '内核'],
    ['Bus', '总线'],
    ['Memory', '存储器'],
    ['Peripherals', '外设'],
  ],
  terminals: [
    terminal('VDD', 'Digital supply; every pin is connected', '数字电源，全部连接'),
    terminal('VSS', 'Ground; every pin is connected', '地，全部连接'),
    terminal('VDDA', 'Analog supply', '模拟电源'),
    terminal('NRST', 'Reset', '复位'),
    terminal('OSC', 'Crystal or clock input', '晶体或时钟输入'),
    terminal('I/O', 'General input and output with peripheral functions', '通用输入输出，复用外设功能'),
  ],
  curves: [
    curve(['Run current over clock', '运行电流—主频'], axis('share', 0, 100), axis('small', 0, 50), 'rise'),
    curve(
      ['Sleep current over temperature', '休眠电流—温度'],
      axis('temperature', -40, 105),
      axis('tiny', 0.1, 100, true),
      'knee',
    ),
    curve(['Output low level over current', '低电平输出—电流'], axis('small', 0, 25), axis('voltage', 0, 1), 'rise'),
    curve(
      ['Oscillator error over temperature', '振荡器误差—温度'],
      axis('temperature', -40, 105),
      axis('error', -2, 2),
      'bell',
    ),
    curve(['Wake-up', '唤醒过程'], axis('time', 0, 50), axis('share', 0, 120), 'step'),
    curve(['Supply current profile', '供电电流波形'], axis('time', 0, 1000), axis('share', 0, 120), 'dip'),
  ],
  circuit: 'chip',
}
