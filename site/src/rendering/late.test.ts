import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { late, partsAreHere } from './late.tsx'

test('a page that is asked for while its late parts are still being read is rendered with them', async () => {
  const inner = Promise.withResolvers<ComponentType>()
  const outer = Promise.withResolvers<ComponentType>()
  const Outer = late(() => outer.promise)
  const rendered = partsAreHere().then(() => renderToString(createElement(Outer)))
  const Inner = late(() => inner.promise)
  outer.resolve(() => createElement(Inner))
  await outer.promise
  inner.resolve(() => '联系我们')
  expect(await rendered).toContain('联系我们')
})

test('a late part that cannot be read keeps no page waiting', async () => {
  late(() => Promise.reject(new Error('Its file is not there.')))
  await expect(partsAreHere()).resolves.toBeUndefined()
})
