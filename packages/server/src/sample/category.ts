/** What kind of thing a category holds: chooses text, curves and drawings. */
export type FamilyName =
  | 'capacitor'
  | 'resistor'
  | 'inductor'
  | 'diode'
  | 'transistor'
  | 'power'
  | 'processor'
  | 'analog'
  | 'interface'
  | 'memory'
  | 'timing'
  | 'connector'
  | 'sensor'
  | 'other'

/** Chinese category names with their family and English name. */
const categories: Record<string, readonly [family: FamilyName, nameEn: string]> = {
  电容: ['capacitor', 'Capacitors'],
  '贴片电容 MLCC': ['capacitor', 'Multilayer Ceramic Capacitors'],
  铝电解电容: ['capacitor', 'Aluminum Electrolytic Capacitors'],
  钽电容: ['capacitor', 'Tantalum Capacitors'],
  薄膜电容: ['capacitor', 'Film Capacitors'],
  电阻: ['resistor', 'Resistors'],
  贴片电阻: ['resistor', 'Chip Resistors'],
  采样电阻: ['resistor', 'Current Sense Resistors'],
  排阻: ['resistor', 'Resistor Networks'],
  电位器: ['resistor', 'Potentiometers'],
  电感与磁性: ['inductor', 'Inductors & Magnetics'],
  功率电感: ['inductor', 'Power Inductors'],
  贴片电感: ['inductor', 'Chip Inductors'],
  磁珠: ['inductor', 'Ferrite Beads'],
  二极管: ['diode', 'Diodes'],
  肖特基二极管: ['diode', 'Schottky Diodes'],
  稳压二极管: ['diode', 'Zener Diodes'],
  开关二极管: ['diode', 'Switching Diodes'],
  整流二极管: ['diode', 'Rectifier Diodes'],
  晶体管: ['transistor', 'Transistors'],
  '场效应管 MOSFET': ['transistor', 'MOSFETs'],
  '三极管 BJT': ['transistor', 'Bipolar Transistors'],
  IGBT: ['transistor', 'IGBTs'],
  电源管理: ['power', 'Power Management'],
  '线性稳压器 LDO': ['power', 'Linear Regulators (LDO)'],
  'DC-DC 转换器': ['power', 'DC-DC Converters'],
  电池管理: ['power', 'Battery Management'],
  电压基准: ['power', 'Voltage References'],
  电源监控与复位: ['power', 'Supervisors & Reset'],
  栅极驱动器: ['power', 'Gate Drivers'],
  'LED 驱动': ['power', 'LED Drivers'],
  负载开关: ['power', 'Load Switches'],
  单片机与处理器: ['processor', 'Microcontrollers & Processors'],
  'ARM Cortex-M 单片机': ['processor', 'ARM Cortex-M MCUs'],
  '8 位单片机': ['processor', '8-bit MCUs'],
  'RISC-V 单片机': ['processor', 'RISC-V MCUs'],
  '无线 SoC 与模组': ['processor', 'Wireless SoCs & Modules'],
  'FPGA 与 CPLD': ['processor', 'FPGAs & CPLDs'],
  放大器与比较器: ['analog', 'Amplifiers & Comparators'],
  运算放大器: ['analog', 'Operational Amplifiers'],
  比较器: ['analog', 'Comparators'],
  仪表与电流检测放大器: ['analog', 'Instrumentation & Current Sense Amplifiers'],
  音频功放: ['analog', 'Audio Amplifiers'],
  接口与通信: ['interface', 'Interface & Communication'],
  'CAN 收发器': ['interface', 'CAN Transceivers'],
  'RS-485/RS-422 收发器': ['interface', 'RS-485/RS-422 Transceivers'],
  'RS-232 收发器': ['interface', 'RS-232 Transceivers'],
  'USB 接口芯片': ['interface', 'USB Interface ICs'],
  以太网芯片: ['interface', 'Ethernet ICs'],
  'I/O 扩展': ['interface', 'I/O Expanders'],
  隔离器: ['interface', 'Digital Isolators'],
  逻辑器件: ['interface', 'Logic'],
  逻辑门: ['interface', 'Logic Gates'],
  移位寄存器与触发器: ['interface', 'Shift Registers & Flip-Flops'],
  电平转换: ['interface', 'Level Shifters'],
  模拟开关与多路复用: ['interface', 'Analog Switches & Multiplexers'],
  计数器与定时器: ['interface', 'Counters & Timers'],
  存储器: ['memory', 'Memory'],
  'NOR Flash': ['memory', 'NOR Flash'],
  EEPROM: ['memory', 'EEPROM'],
  'DRAM 与 SRAM': ['memory', 'DRAM & SRAM'],
  数据转换: ['analog', 'Data Converters'],
  '模数转换器 ADC': ['analog', 'ADCs'],
  '数模转换器 DAC': ['analog', 'DACs'],
  晶振与时钟: ['timing', 'Crystals & Timing'],
  无源晶振: ['timing', 'Crystals'],
  有源晶振: ['timing', 'Oscillators'],
  '实时时钟 RTC': ['timing', 'Real-Time Clocks'],
  连接器: ['connector', 'Connectors'],
  'USB 连接器': ['connector', 'USB Connectors'],
  排针排母: ['connector', 'Pin Headers & Sockets'],
  线对板连接器: ['connector', 'Wire-to-Board Connectors'],
  接线端子: ['connector', 'Terminal Blocks'],
  电路保护: ['diode', 'Circuit Protection'],
  'TVS 与 ESD 保护': ['diode', 'TVS & ESD Protection'],
  保险丝: ['connector', 'Fuses'],
  压敏电阻: ['diode', 'Varistors'],
  光电与显示: ['diode', 'Optoelectronics'],
  '发光二极管 LED': ['diode', 'LEDs'],
  光耦: ['diode', 'Optocouplers'],
  显示与驱动: ['other', 'Displays & Drivers'],
  传感器: ['sensor', 'Sensors'],
  温度传感器: ['sensor', 'Temperature Sensors'],
  运动传感器: ['sensor', 'Motion Sensors'],
  磁性传感器: ['sensor', 'Magnetic Sensors'],
  压力与光传感器: ['sensor', 'Pressure & Light Sensors'],
  开关与继电器: ['connector', 'Switches & Relays'],
  轻触开关: ['connector', 'Tactile Switches'],
  继电器: ['connector', 'Relays'],
  其他: ['other', 'Other'],
  其他器件: ['other', 'Other Parts'],
}

const hints: readonly (readonly [RegExp, FamilyName])[] = [
  [/电容|capacitor/i, 'capacitor'],
  [/电阻|电位器|resist/i, 'resistor'],
  [/电感|磁珠|induct|ferrite/i, 'inductor'],
  [/二极管|TVS|ESD|压敏|LED|光耦|diode/i, 'diode'],
  [/晶体管|三极管|MOS|IGBT|transistor/i, 'transistor'],
  [/稳压|电源|DC-?DC|LDO|驱动|充电|regulator|power/i, 'power'],
  [/单片机|处理器|FPGA|MCU|SoC|controller/i, 'processor'],
  [/放大|比较|转换器|ADC|DAC|amplifier|converter/i, 'analog'],
  [/收发|接口|逻辑|隔离|transceiver|logic|interface/i, 'interface'],
  [/存储|Flash|EEPROM|RAM|memory/i, 'memory'],
  [/传感|sensor/i, 'sensor'],
  [/晶振|时钟|crystal|oscillator|clock/i, 'timing'],
  [/连接|端子|开关|继电器|保险丝|connector|switch|relay|fuse/i, 'connector'],
]

/** The family of a category, by its name or a hint in it. */
export function familyOf(categoryName: string): FamilyName {
  const known = categories[categoryName] ?? Object.values(categories).find(([, nameEn]) => nameEn === categoryName)
  return known?.[0] ?? hints.find(([hint]) => hint.test(categoryName))?.[1] ?? 'other'
}

/** The category's English name; a general word when the catalogue has none. */
export function categoryInEnglish(categoryName: string): string {
  const known = categories[categoryName]?.[1]
  return known ?? (/[\u3000-\u9fff]/.test(categoryName) ? 'Electronic Components' : categoryName)
}
