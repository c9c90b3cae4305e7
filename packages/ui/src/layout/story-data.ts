import type { ChipModel, PartDetail, QueryChip, SpecDto } from '@xinpu/sdk/types'
import { capacitors, mixed } from '../datasheet/PartTable/samples.ts'

/** What the stories of whole screens share: documents, parts, and a query as it is understood. */
export const now = new Date('2025-11-03T09:12:00+08:00')

const [, converter] = mixed
if (!converter) throw new Error('The samples lost a part.')

/** The part that the screens of one part are about. */
export const part: PartDetail = {
  ...converter,
  brandAliases: ['TEXAS INSTRUMENTS', '德仪'],
  parentCategoryId: 2,
  parentCategoryName: '电源管理',
}

const base: SpecDto = {
  id: 31,
  brandId: 3,
  filename: 'TPS5430 3 A 宽输入降压转换器.pdf',
  title: 'TPS5430 3 A 宽输入降压转换器',
  model: 'TPS5430DDAR',
  brandCn: '德州仪器',
  brandName: 'TI',
  fullLogo: '',
  categoryId: 12,
  categoryName: 'DC-DC 转换器',
  language: 'zh',
  revision: 'J',
  fileSize: 1_214_000,
  pageCount: 33,
  downloadCount: 12_806,
  createTime: '2025-11-03 07:12:00',
}

const spec = (id: number, model: string, title: string, rest: Partial<SpecDto> = {}): SpecDto => ({
  ...base,
  id,
  model,
  title,
  filename: `${title}.pdf`,
  ...rest,
})

const murata = { brandId: 1, brandCn: '村田', brandName: 'muRata', revision: '' }
const st = { brandId: 4, brandCn: '意法半导体', brandName: 'ST' }

/** Datasheets, newest first. */
export const specs: SpecDto[] = [
  base,
  spec(32, 'STM32F103C8T6', 'STM32F103x8 Cortex-M3 单片机数据手册', {
    ...st,
    revision: '19',
    pageCount: 117,
    fileSize: 4_200_000,
    createTime: '2025-11-02 09:00:00',
    language: 'en',
  }),
  spec(33, 'GRM155R71C104KA88D', '贴片电容 100 nF 16 V X7R 0402，含可靠性试验条件', {
    ...murata,
    pageCount: 28,
    fileSize: 806_000,
    createTime: '2025-10-28 09:00:00',
  }),
  spec(34, 'CH340C', 'CH340 系列 USB 转串口芯片手册', {
    brandId: 9,
    brandCn: '南京沁恒',
    brandName: 'WCH',
    revision: '3.1',
    pageCount: 14,
    fileSize: 512_000,
    createTime: '2025-10-21 09:00:00',
  }),
  spec(35, 'AMS1117-3.3', 'AMS1117 1 A 低压差线性稳压器', {
    brandId: 10,
    brandCn: '先进单片',
    brandName: 'AMS',
    revision: '',
    pageCount: 8,
    fileSize: 301_000,
    createTime: '2025-09-30 09:00:00',
    language: 'en',
  }),
  spec(36, 'W25Q128JVSIQ', 'W25Q128JV 128 Mbit 串行闪存', {
    brandId: 11,
    brandCn: '华邦',
    brandName: 'Winbond',
    revision: 'G',
    pageCount: 78,
    fileSize: 2_350_000,
    createTime: '2025-09-12 09:00:00',
    language: 'en',
  }),
]

/** What was typed, and how it was understood. */
export const query = '0.1uF 0402 贴片电容 村田'
export const chips: QueryChip[] = [
  { kind: 'quantity', label: '容值', value: '100 nF', word: '0.1uF', start: 0 },
  { kind: 'package', label: '封装', value: '0402', word: '0402', start: 6 },
  { kind: 'category', label: '类别', value: '贴片电容 MLCC', word: '贴片电容', start: 11 },
  { kind: 'brand', label: '品牌', value: '村田 muRata', word: '村田', start: 16 },
]

const [first] = capacitors
if (!first) throw new Error('The samples lost their parts.')

const models: [model: string, volt: string, stock: number | null][] = [
  ['GRM155R71E104KE14D', '25 V', 420_000],
  ['GRM155R71A104KA01D', '10 V', 96_100],
  ['GRM155R61A104KA01D', '10 V', 2_310_400],
  ['GCM155R71C104KA55D', '16 V', 88_000],
  ['GRM155C71C104KA88D', '16 V', 41],
  ['GRM155R71C104JA88D', '16 V', 12_600],
  ['GRM155R71C104MA88D', '16 V', null],
  ['GRT155R71C104KE01D', '16 V', 7_300],
]

/** The parts that a search finds. */
export const found: ChipModel[] = [
  ...capacitors,
  ...models.map(([model, volt, stock], at): ChipModel => ({
    ...first,
    id: 40 + at,
    model,
    stock,
    params: first.params.map((param) => (param.name === '耐压' ? { ...param, value: volt } : param)),
  })),
]

/** The outline of a datasheet. */
export const outline = [
  { title: '1 特性', page: 1, level: 1 },
  { title: '2 应用', page: 1, level: 1 },
  { title: '3 说明', page: 1, level: 1 },
  { title: '5 引脚定义与功能', page: 3, level: 1 },
  { title: '6 规格', page: 4, level: 1 },
  { title: '6.1 绝对最大额定值', page: 4, level: 2 },
  { title: '6.5 电气特性', page: 5, level: 2 },
  { title: '7 详细说明', page: 8, level: 1 },
  { title: '8 应用与实现', page: 12, level: 1 },
  { title: '10 布局', page: 21, level: 1 },
]
