import { partPath, readerPath, resultsPath } from './catalogue.ts'

const model = 'STM32F103C8T6'

/** The screens that are looked at from every side, and where each of them is. */
export const screens = [
  { name: 'home', path: () => Promise.resolve('/') },
  { name: 'results', path: () => Promise.resolve(resultsPath('电阻')) },
  { name: 'part', path: () => partPath(model) },
  { name: 'reader', path: () => readerPath(model) },
  { name: 'words', path: () => Promise.resolve('/privacy') },
  { name: 'register', path: () => Promise.resolve('/register') },
] as const
