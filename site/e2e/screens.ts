import { partOf, partPath, readerPath, resultsPath } from './catalogue.ts'

const model = 'STM32F103C8T6'

/** The screens that are looked at from every side, and where each of them is. */
export const screens = [
  { name: 'home', path: () => Promise.resolve('/') },
  { name: 'results', path: () => Promise.resolve(resultsPath('电阻')) },
  { name: 'part', path: () => partPath(model) },
  { name: 'reader', path: () => readerPath(model) },
  { name: 'facts', path: factsPath },
  { name: 'words', path: () => Promise.resolve('/privacy') },
  { name: 'register', path: () => Promise.resolve('/register') },
  { name: 'sentence', path: () => Promise.resolve('/ai?q=3.3V%20%E7%A8%B3%E5%8E%8B%E5%99%A8') },
  {
    name: 'selection',
    path: async () => `/prefecture/electronicComponentList/${(await partOf(model)).categoryId}`,
  },
  {
    name: 'compare',
    path: async () => `/prefecture/electronicComponentList/compare?ids=${await idsOf(model, 'STM32F103CBT6')}`,
  },
  { name: 'category', path: async () => `/datasheet/datasheetCategory/${(await partOf(model)).categoryId}` },
  { name: 'brands', path: () => Promise.resolve('/brandList/0') },
  { name: 'brand', path: async () => `/brandDetail/${(await partOf(model)).brandId}` },
  { name: 'fulltext', path: () => Promise.resolve('/specification/ADC') },
] as const

async function factsPath(): Promise<string> {
  return `/specification/specification_info/${(await partOf(model)).specId}`
}

const idsOf = async (...models: string[]): Promise<string> =>
  (await Promise.all(models.map(partOf))).map(({ id }) => id).join(',')
