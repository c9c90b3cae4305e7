import { axis, curve, terminal, type Family } from './family.ts'

/** Displays, modules and everything without a family of its own. */
export const other: Family = {
  overview: [
    [
      'The parts of this series serve special tasks that the common families do not cover. The values listed describe what is known of them.',
      '本系列器件用于常规分类之外的特定任务，所列数值为已知信息。',
    ],
    [
      'Before use, the documents of the manufacturer are to be read in full, since habits taken from similar parts may not apply.',
      '使用前应完整阅读原厂文件，同类器件的经验未必适用。',
    ],
  ],
  traits: [
    ['Ready for use with few parts around it', '外围元件少，便于使用'],
    ['Common connection pattern', '通用连接方式'],
    ['Body fit for automatic assembly', '外形适合自动装配'],
    ['Materials free of lead', '无铅材料'],
  ],
  uses: [
    ['Instruments', '仪器仪表'],
    ['Household devices', '家用设备'],
    ['Industrial control', '工业控制'],
    ['Training and prototypes', '教学与样机'],
    ['Maintenance', '维修备件'],
    ['Displays and panels', '显示与面板'],
  ],
  steps: [
    ['Write down what the part has to do and its surroundings.', '列出功能与使用环境。'],
    ['Compare supply and signal levels.', '核对供电与信号电平。'],
    ['Check size and mounting.', '核对尺寸与安装方式。'],
    ['Test a sample in the real device.', '在真实设备中测试样品。'],
  ],
  layout: [
    ['Follow the connection order of the manufacturer.', '按原厂顺序连接。'],
    ['Decouple the supply beside the part.', '电源就近去耦。'],
    ['Leave room for air.', '留出通风空间。'],
    ['Fix heavy bodies mechanically.', '较重器件应机械固定。'],
  ],
  blocks: [
    ['Input', '输入'],
    ['Control', '控制'],
    ['Function', '功能单元'],
    ['Supply', '供电'],
    ['Output', '输出'],
  ],
  terminals: [
    terminal('V+', 'Supply', '电源'),
    terminal('GND', 'Ground', '地'),
    terminal('IN', 'Input', '输入'),
    terminal('OUT', 'Output', '输出'),
  ],
  curves: [
    curve(['Supply current over voltage', '电流—电压'], axis('voltage', 0, 6), axis('small', 0, 50), 'saturate'),
    curve(['Function over temperature', '性能—温度'], axis('temperature', -20, 70), axis('share', 0, 120), 'bell'),
    curve(['Derating', '降额'], axis('temperature', 0, 105), axis('share', 0, 120), 'derate'),
    curve(['Start-up', '启动'], axis('time', 0, 1000), axis('share', 0, 120), 'step'),
    curve(['Output over input', '输出—输入'], axis('field', 0, 100), axis('share', 0, 100), 'rise'),
    curve(['Life over load', '寿命—负载'], axis('load', 10, 100), axis('share', 0, 100), 'decay'),
  ],
  circuit: 'chip',
}
