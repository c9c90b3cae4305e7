import { expect, test } from 'vitest'
import { categories, myGoods } from '../story-entry.ts'
import { blankGoods, changeOf, draftOf, goodsOf } from './goods-draft.ts'
import { goodsFaults } from './goods-faults.ts'

test('goods that are not changed are sent as they are known', () => {
  const sent = goodsOf(draftOf(myGoods, categories))
  expect(sent).toMatchObject({
    model: myGoods.model,
    brandId: myGoods.brandId,
    categoryId: myGoods.categoryId,
    ladderPrices: myGoods.ladderPrices,
    moq: myGoods.moq,
  })
  expect(sent.lots).toEqual(myGoods.lots.map(({ id: _id, ...lot }) => lot))
  expect(goodsFaults(draftOf(myGoods, categories))).toEqual([])
})

test('pieces go along only where they were changed, in whatever order their fields come', () => {
  const lots = myGoods.lots.map(({ id, warehouse, stock, delivery, batchNo = '' }) => ({
    id,
    warehouse,
    stock,
    delivery,
    batchNo,
  }))
  const known = { ...myGoods, lots: [...lots, { id: 3, warehouse: ' 上海', stock: 1, delivery: '现货' }] }
  const draft = draftOf(known, categories)
  expect(changeOf(known, goodsOf({ ...draft, moq: 50 }))).toMatchObject({ moq: 50 })
  expect(changeOf(known, goodsOf({ ...draft, moq: 50 }))).not.toHaveProperty('lots')
  expect(changeOf(known, goodsOf(draft))).not.toHaveProperty('currency')
  const [first, ...rest] = draft.lots
  const counted = goodsOf({ ...draft, lots: first ? [{ ...first, stock: 6399 }, ...rest] : rest })
  expect(changeOf(known, counted).lots).toEqual(counted.lots)
})

test('the way to the category is found in the tree', () =>
  expect(draftOf(myGoods, categories).category.map(({ name }) => name)).toEqual(['电源管理', '降压 DC-DC']))

test('an empty form lacks everything that is asked for, in the order of its fields', () =>
  expect(goodsFaults(blankGoods).map(({ field }) => field)).toEqual([
    'model',
    'brandId',
    'name',
    'categoryId',
    'lots.0.warehouse',
    'lots.0.stock',
    'lots.0.delivery',
    'moq',
    'mpq',
    'ladderPrices',
  ]))

test('the first tier goes with the least quantity, whatever stood in it', () =>
  expect(goodsOf({ ...draftOf(myGoods, categories), moq: 50 }).ladderPrices[0]).toEqual({ min: 50, price: 4.52 }))
