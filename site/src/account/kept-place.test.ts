import { expect, test } from 'vitest'
import { keptPlace } from './kept-place.ts'

test('a kept search of the board opens the board, with all that it was kept with', () => {
  const query = { type: 0, keywords: 'GD32', region: '深圳', verified: true, minQuantity: 500, batchNo: '24+' } as const
  expect(keptPlace({ scene: 'demand', query })).toEqual({
    to: '/inquiry/index/$',
    params: { _splat: '0/0' },
    search: { keywords: 'GD32', region: '深圳', verified: true, qtyMin: 500, batch: '24+' },
  })
  expect(keptPlace({ scene: 'demand', query: { keywords: 'GD32' } })).toMatchObject({ params: { _splat: '1/0' } })
})

test('each other kept search opens the list that it looks through', () => {
  const query = { keywords: 'LM358', brandId: [7, 9], stock: true, region: '广东' }
  const toOf = (scene: Parameters<typeof keptPlace>[0]['scene']) => {
    const { to, params, search } = keptPlace({ scene, query })
    return [to, params, search]
  }
  const found = ['/datasheet/datasheetSearch/$search', { search: 'LM358' }]
  expect(toOf('part')).toEqual([...found, { brandId: [7, 9], stock: true, tab: 'model' }])
  expect(toOf('spec')).toEqual([...found, { brandId: [7, 9], stock: true, tab: 'spec' }])
  expect(toOf('stock')).toEqual([
    '/inquiry/inquiryMore/$',
    { _splat: 'stock/0' },
    { keywords: 'LM358', region: '广东', brandId: 7 },
  ])
  expect(toOf('goods')).toEqual([
    '/mall/index/$',
    { _splat: '1' },
    { keywords: 'LM358', brandId: [7, 9], hasStock: true },
  ])
  expect(toOf('article')).toEqual(['/news/search', undefined, { keywords: 'LM358' }])
  expect(keptPlace({ scene: 'part', query: { categoryId: 3, params: [{ name: '容值', value: '>=1u' }] } })).toEqual({
    to: '/prefecture/electronicComponentList/$',
    params: { _splat: '3' },
    search: { 'f.容值': '>=1u' },
  })
})
