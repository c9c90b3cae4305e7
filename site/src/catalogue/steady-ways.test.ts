import type { PartFacets } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { steadyWays } from './steady-ways.ts'

const parameter = (name: string, count: number) => ({
  name,
  unit: 'V',
  count,
  low: 1,
  high: 9,
  values: [{ value: '5 V', label: '5 V', count }],
  exact: true,
})
const packages = (count: number) => ({
  name: 'package' as const,
  label: '封装',
  exact: true,
  values: [{ value: '0402', label: '0402', count }],
})
const before: PartFacets = { facets: [packages(9)], parameters: [parameter('输入电压', 9), parameter('输出电压', 8)] }

test('parameters keep their order, with the counts of what is left', () => {
  const now = { facets: [packages(2)], parameters: [parameter('输出电压', 3), parameter('输入电压', 2)] }
  const { facets, parameters } = steadyWays(now, before)
  expect(parameters.map(({ name, count }) => [name, count])).toEqual([
    ['输入电压', 2],
    ['输出电压', 3],
  ])
  expect(facets).toEqual([packages(2)])
})

test('where nothing is left, every way stays and counts nothing', () => {
  const { facets, parameters } = steadyWays({ facets: [{ ...packages(0), values: [] }], parameters: [] }, before)
  expect(facets).toEqual([packages(0)])
  expect(parameters).toEqual([parameter('输入电压', 0), parameter('输出电压', 0)])
})
