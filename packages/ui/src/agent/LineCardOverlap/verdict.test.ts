import { expect, test } from 'vitest'
import { sentenceOf, titleOf, verdictOf } from './verdict.ts'

const brands = ['ST', 'TI', 'SGMICRO'].map((name, at) => ({ id: at + 1, name }))
const agent = (id: number, name: string, ...proven: number[]) => ({
  id,
  name,
  covers: brands.map((brand) => ({ brandId: brand.id, isProven: proven.includes(brand.id) })),
})

test('a brand is said once, with who covers most', () => {
  const verdict = verdictOf(brands, [agent(1, '漱石', 3, 2), agent(2, '听涛', 1, 2)])
  expect(titleOf(verdict, 3)).toBe('两家合起来，3 个品牌都有授权')
  expect(sentenceOf(verdict)).toBe('TI、SGMICRO 由漱石；ST 由听涛')
})

test('what nobody proves is named, and nobody at all is an invitation', () => {
  const verdict = verdictOf(brands, [agent(1, '漱石', 3)])
  expect(titleOf(verdict, 3)).toBe('一家，3 个品牌里 1 个有授权')
  expect(sentenceOf(verdict)).toBe('SGMICRO 由漱石；ST、TI 没有有效授权')
  expect(titleOf(verdictOf(brands, [agent(1, '漱石')]), 3)).toBe('一家，还没有有效的授权')
  expect(titleOf(verdictOf(brands, []), 3)).toBe('选几家，看合起来覆盖多少品牌')
})
