import { expect, test } from 'vitest'
import { regionPath, regionsBelow, regionsIn } from './regions.ts'

test('every region lies in one that is there, a level above', () => {
  const everyRegion = regionsBelow(null)
  const byId = new Map(everyRegion.map((region) => [region.id, region]))
  for (const { parentId, level } of everyRegion)
    expect(parentId === null ? level : byId.get(parentId)?.level).toBe(parentId === null ? 1 : level - 1)
  expect(byId.size).toBe(everyRegion.length)
})

test('provinces lead to their cities, and these to their districts', () => {
  const provinces = regionsIn(null)
  expect(provinces).toHaveLength(34)
  const guangdong = provinces.find(({ name }) => name === '广东省')
  const shenzhen = regionsIn(guangdong?.id ?? 0).find(({ name }) => name === '深圳市')
  expect(shenzhen).toMatchObject({ level: 2, hasChildren: true })
  expect(regionsIn(shenzhen?.id ?? 0).map(({ name }) => name)).toContain('南山区')
  expect(regionsIn(999_999)).toEqual([])
})

test('a path hangs together, and leaves nothing out', () => {
  expect(regionPath({ provinceId: 440_000, cityId: 440_300, districtId: 440_305 })).toMatchObject({
    province: { name: '广东省' },
    city: { name: '深圳市' },
    district: { name: '南山区' },
  })
  expect(regionPath({ provinceId: 440_000, cityId: 440_300 })).toBeUndefined()
  expect(regionPath({ provinceId: 440_000, cityId: 310_100, districtId: 310_101 })).toBeUndefined()
  expect(regionPath({ provinceId: 440_300 })).toBeUndefined()
})
