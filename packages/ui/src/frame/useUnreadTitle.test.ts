// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useUnreadTitle } from './useUnreadTitle.ts'

let root: Root

function Watch({ count }: { count: number }) {
  useUnreadTitle(count, '/favicon-unread.svg')
  return null
}
const show = (count: number) => act(() => root.render(createElement(Watch, { count })))
const icon = () => document.querySelector('link')?.getAttribute('href')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.head.innerHTML = '<title>消息 - 芯谱</title><link rel="icon" href="/favicon.svg">'
  root = createRoot(document.body)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

test('the count stands before the title, and goes with what is unread', () => {
  show(3)
  expect(document.title).toBe('(3) 消息 - 芯谱')
  expect(icon()).toBe('/favicon-unread.svg')
  show(128)
  expect(document.title).toBe('(99+) 消息 - 芯谱')
  show(0)
  expect(document.title).toBe('消息 - 芯谱')
  expect(icon()).toMatch(/\/favicon\.svg$/)
})

test('the next page keeps the count', async () => {
  show(3)
  document.title = 'TPS5430 - 芯谱'
  await vi.waitFor(() => expect(document.title).toBe('(3) TPS5430 - 芯谱'))
  document.querySelector('title')?.replaceWith(Object.assign(document.createElement('title'), { text: '圈子 - 芯谱' }))
  await vi.waitFor(() => expect(document.title).toBe('(3) 圈子 - 芯谱'))
})

test('leaving gives the tab back', () => {
  show(3)
  act(() => root.unmount())
  expect(document.title).toBe('消息 - 芯谱')
  root = createRoot(document.body)
})
