import type { ChipModel, Parameter } from '@xinpu/sdk/types'

const param = ([name, value]: [string, string]): Parameter => ({ name, value, unit: '', low: null, high: null })

const base = {
  brandId: 1,
  brandCn: '村田',
  brandEn: 'Murata',
  brandName: 'muRata',
  fullLogo: '',
  categoryId: 11,
  categoryName: '贴片电容 MLCC',
  package: '0402',
  description: '',
  lifecycle: 'active',
  specId: 1,
  datasheetUrl: '',
  stock: null,
  params: [],
  updateTime: '2025-11-03 09:12:00',
} satisfies Omit<ChipModel, 'id' | 'model'>

const capacitor = (id: number, model: string, volt: string, rest: Partial<ChipModel> = {}): ChipModel => ({
  ...base,
  id,
  model,
  params: (
    [
      ['容值', '100 nF'],
      ['耐压', volt],
      ['介质', 'X7R'],
      ['精度', '±10 %'],
      ['工作温度', '−55–125 °C'],
    ] as [string, string][]
  ).map(param),
  ...rest,
})

const yageo = { brandId: 2, brandCn: '国巨', brandEn: 'YAGEO', brandName: 'YAGEO' }

/** Parts of one category, for stories: their parameters compare. */
export const capacitors: ChipModel[] = [
  capacitor(1, 'GRM155R71C104KA88D', '16 V', { stock: 1_492_969, match: 'words' }),
  capacitor(2, 'CC0402KRX7R7BB104', '16 V', { ...yageo, stock: 14_035_658 }),
  capacitor(3, 'GRM155R71H104KE14D', '50 V', { stock: 62 }),
  capacitor(4, 'GCM155R71H104KE02D', '50 V', { stock: 0, lifecycle: 'nrnd' }),
  capacitor(5, 'GRM155R71C104KA88J', '16 V', { specId: null, match: 'alike' }),
]

/** Parts of several categories: each tells its own parameters. */
export const mixed: ChipModel[] = [
  ...capacitors.slice(0, 1),
  {
    ...base,
    id: 21,
    model: 'TPS5430DDAR',
    brandId: 3,
    brandCn: '德州仪器',
    brandEn: 'Texas Instruments',
    brandName: 'TI',
    categoryId: 12,
    categoryName: 'DC-DC 转换器',
    package: 'SOIC-8-EP',
    description: '5.5–36 V 输入 3 A 降压转换器',
    stock: 32_901,
    params: (
      [
        ['输入电压', '5.5–36 V'],
        ['输出电流', '3 A'],
        ['开关频率', '500 kHz'],
        ['输出电压', '1.22–32 V'],
        ['静态电流', '3 mA'],
        ['结温', '−40–125 °C'],
      ] as [string, string][]
    ).map(param),
  },
  {
    ...base,
    id: 22,
    model: 'STM32F103C8T6',
    brandId: 4,
    brandCn: '意法半导体',
    brandEn: 'STMicroelectronics',
    brandName: 'ST',
    categoryId: 13,
    categoryName: 'ARM Cortex-M 单片机',
    package: 'LQFP-48',
    description: 'Cortex-M3 单片机，72 MHz，64 KB Flash',
    stock: 18_400,
    params: (
      [
        ['内核', 'Cortex-M3'],
        ['主频', '72 MHz'],
        ['Flash', '64 KB'],
        ['RAM', '20 KB'],
      ] as [string, string][]
    ).map(param),
  },
]
