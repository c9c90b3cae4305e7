import { afterEach, expect, test, vi } from 'vitest'
import { localStore } from './local-store.ts'

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')
const history = () => localStore<string[]>({ key: 'searchHistory', fallback: [], isValid: isNames })

const shelf = (over: Partial<Storage> = {}) => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    ...over,
  }
  vi.stubGlobal('window', {
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  return storage
}

afterEach(() => vi.unstubAllGlobals())

test('what is written is read again, by another store too', () => {
  shelf()
  history().write(['STM32F103C8T6'])
  expect(history().read()).toEqual(['STM32F103C8T6'])
})

test('reading twice gives the same object, as React asks', () => {
  shelf().setItem('searchHistory', '["LM358"]')
  const store = history()
  expect(store.read()).toBe(store.read())
})

test('a value of another shape is not ours', () => {
  shelf().setItem('searchHistory', '{"v":2}')
  expect(history().read()).toEqual([])
})

test('text that is no JSON is not ours either', () => {
  shelf().setItem('searchHistory', 'oops')
  expect(history().read()).toEqual([])
})

test('a full disk does not throw; the page remembers for itself', () => {
  shelf({
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const store = history()
  store.write(['LM358'])
  expect(store.read()).toEqual(['LM358'])
})

test('a forbidden storage does not throw', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('no', 'SecurityError')
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  const store = history()
  store.write(['LM358'])
  expect(store.read()).toEqual(['LM358'])
  store.clear()
  expect(store.read()).toEqual([])
})

test('the server reads the fallback', () => expect(history().read()).toEqual([]))

test('listeners hear of changes until they stop', () => {
  shelf()
  const store = history()
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  store.write(['LM358'])
  stop()
  store.clear()
  expect(heard).toHaveBeenCalledTimes(1)
})
