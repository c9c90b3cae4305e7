import { plainOf } from './plain.ts'

/** A property of parts, and the words that say it in Chinese and English catalogues. */
export interface Feature {
  label: string
  value: string
  spellings: readonly string[]
  /** Words of parts that only name it: the couplers of TRIACs. */
  except?: readonly string[]
}

const features: readonly Feature[] = [
  ...['X5R', 'X6S', 'X7R', 'X7S', 'X7T', 'X8R', 'Y5V'].map((name) => ({
    label: '介质',
    value: name,
    spellings: [name],
  })),
  { label: '介质', value: 'C0G', spellings: ['C0G', 'COG', 'NP0', 'NPO'] },
  { label: '类型', value: 'N 沟道', spellings: ['N沟道', 'N-Channel', 'N Channel', 'NMOS', 'N MOS'] },
  { label: '类型', value: 'P 沟道', spellings: ['P沟道', 'P-Channel', 'P Channel', 'PMOS', 'P MOS'] },
  { label: '类型', value: 'NPN', spellings: ['NPN'] },
  { label: '类型', value: 'PNP', spellings: ['PNP'] },
  { label: '类型', value: '肖特基', spellings: ['肖特基', 'schottky'] },
  { label: '类型', value: '电解', spellings: ['电解', 'electrolytic'] },
  { label: '类型', value: '霍尔', spellings: ['霍尔', 'hall'] },
  { label: '类型', value: '热敏', spellings: ['热敏', 'NTC', 'thermistor'] },
  { label: '类型', value: '厚膜', spellings: ['厚膜', 'thick film'] },
  { label: '类型', value: '薄膜', spellings: ['薄膜', 'thin film'] },
  { label: '通道', value: '单路', spellings: ['单路', '单通道', 'single'] },
  { label: '通道', value: '双路', spellings: ['双路', '双通道', 'dual'] },
  { label: '通道', value: '四路', spellings: ['四路', '四通道', 'quad'] },
  { label: '通道', value: '三相', spellings: ['三相', 'three phase', 'three-phase', '3-phase'] },
  { label: '极性', value: '共阴', spellings: ['共阴', '共阴极', 'common cathode'] },
  { label: '极性', value: '共阳', spellings: ['共阳', '共阳极', 'common anode'] },
  { label: '驱动', value: '有源', spellings: ['有源', 'active', 'internally driven'] },
  { label: '驱动', value: '无源', spellings: ['无源', 'passive', 'externally driven'] },
  { label: '输出', value: '推挽', spellings: ['推挽', 'push-pull', 'push pull'] },
  { label: '输出', value: '开漏', spellings: ['开漏', 'open-drain', 'open drain'] },
  { label: '形态', value: '模块', spellings: ['模块', '模组', 'module'] },
  { label: '触点', value: '单刀双掷', spellings: ['单刀双掷', 'SPDT'] },
  { label: '触点', value: '双刀双掷', spellings: ['双刀双掷', 'DPDT'] },
  { label: '方向', value: '双向', spellings: ['双向', 'bidirectional', 'bi-directional'] },
  { label: '方向', value: '单向', spellings: ['单向', 'unidirectional'] },
  { label: '特点', value: '轨到轨', spellings: ['轨到轨', 'rail-to-rail', 'rail to rail', 'RRIO'] },
  { label: '特点', value: '低噪声', spellings: ['低噪声', '低噪', 'low noise', 'low-noise'] },
  { label: '特点', value: '低功耗', spellings: ['低功耗', '微功耗', 'low power', 'low-power', 'micropower'] },
  { label: '特点', value: '高速', spellings: ['高速', 'high speed', 'high-speed'] },
  { label: '特点', value: '精密', spellings: ['精密', '高精度', 'precision'] },
  { label: '特点', value: '隔离', spellings: ['隔离', 'isolated', 'isolation'] },
  { label: '特点', value: '可调', spellings: ['可调', 'adjustable'] },
  { label: '特点', value: '自恢复', spellings: ['自恢复', 'resettable', 'PTC', 'PPTC', 'polyfuse'] },
  { label: '特点', value: '同步', spellings: ['同步', 'synchronous'] },
  { label: '特点', value: '屏蔽', spellings: ['屏蔽', '磁屏蔽', 'shielded'] },
  { label: '特点', value: '防水', spellings: ['防水', 'waterproof'] },
  { label: '特点', value: '车规', spellings: ['车规', '车规级', '汽车级', 'AEC-Q100', 'AEC-Q101', 'AEC-Q200'] },
  { label: '安装', value: '直插', spellings: ['直插', '插件', 'through hole', 'THT'] },
  { label: '安装', value: '贴片', spellings: ['贴片', 'SMD', 'SMT', 'surface mount'] },
  {
    label: '朝向',
    value: '卧式',
    spellings: ['卧式', '卧贴', '弯针', '弯插', 'right angle', 'right-angle', 'horizontal'],
  },
  { label: '朝向', value: '立式', spellings: ['立式', '立贴', '直针', 'vertical'] },
  { label: '公母', value: '母座', spellings: ['母座', '母头', 'female', 'receptacle'] },
  { label: '公母', value: '公座', spellings: ['公座', '公头', 'male', 'plug'] },
  { label: '触点', value: '下接', spellings: ['下接', '下接触', 'bottom contact'] },
  { label: '触点', value: '上接', spellings: ['上接', '上接触', 'top contact'] },
  { label: '颜色', value: '红', spellings: ['红', '红色', '红光', 'red'] },
  { label: '颜色', value: '绿', spellings: ['绿', '绿色', '绿光', '翠绿', 'green'] },
  { label: '颜色', value: '蓝', spellings: ['蓝', '蓝色', '蓝光', 'blue'] },
  { label: '颜色', value: '白', spellings: ['白', '白色', '白光', 'white'] },
  { label: '颜色', value: '黄', spellings: ['黄', '黄色', '黄光', 'yellow'] },
]

const known = /* @__PURE__ */ bySpelling()

function bySpelling(): Map<string, Feature> {
  return new Map(features.flatMap((feature) => feature.spellings.map((spelling) => [plainOf(spelling), feature])))
}

/** The property that a plain spelling says. */
export const featureOf = (plain: string): Feature | undefined => known.get(plain)

/** The properties of one kind, such as every 介质, each with its spellings. */
export const featuresCalled = (label: string): readonly Feature[] =>
  features.filter((feature) => feature.label === label)
