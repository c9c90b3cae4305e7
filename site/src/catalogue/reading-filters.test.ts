import type { PartFacets, QueryChip } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { mainCategory, readingFilters } from './reading-filters.ts'

const chip = (kind: QueryChip['kind'], label: string, value: string): QueryChip => ({
  kind,
  label,
  value,
  word: value,
  start: 0,
})
const parameter = (name: string, unit: string, values: Record<string, number>) => ({
  name,
  unit,
  count: 10,
  low: null,
  high: null,
  values: Object.entries(values).map(([value, count]) => ({ value, label: value, count })),
  exact: true,
})
const ways: PartFacets = {
  facets: [
    {
      name: 'categoryId',
      label: '分类',
      exact: true,
      values: [
        { value: '25', label: '线性稳压器 LDO', count: 4 },
        { value: '26', label: 'DC-DC 转换器', count: 1 },
      ],
    },
    { name: 'brandId', label: '品牌', exact: true, values: [{ value: '1', label: '德州仪器 TI', count: 4 }] },
  ],
  parameters: [
    parameter('输入电压', 'V', { '3.3 V': 1, '12 V': 3 }),
    parameter('输出电压', 'V', { '3.3 V': 4 }),
    parameter('静态电流', 'A', {}),
  ],
}

test('the category of most parts is the one to open', () => {
  expect(mainCategory(ways)).toBe(25)
  expect(mainCategory({ facets: [], parameters: [] })).toBeUndefined()
})

test('a sentence becomes filters, and a voltage is the one that most parts have at that value', () => {
  const chips = [
    chip('category', '类别', '线性稳压器 LDO'),
    chip('quantity', '电压', '3.3 V'),
    chip('package', '封装', 'SOT-223'),
    chip('brand', '品牌', '德州仪器 TI'),
    chip('text', '文字', '宽温'),
  ]
  expect(readingFilters(chips, ways)).toEqual({ package: ['SOT-223'], brandId: [1], 'f.输出电压': '3.3 V' })
})

test('a quantity that no part has is a filter only where its parameter is named', () => {
  expect(readingFilters([chip('quantity', '电压', '9 V')], ways)).toEqual({})
  expect(readingFilters([chip('quantity', '静态电流', '1 µA')], ways)).toEqual({ 'f.静态电流': '1 µA' })
})
