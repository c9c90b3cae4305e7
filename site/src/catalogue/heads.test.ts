import type { PartDetail } from '@xinpu/sdk/types'
import { describe, expect, test } from 'vitest'
import { resultsHead, resultsOf, type Results } from '../search/results-head.ts'
import type { SearchParams } from '../search/search-params.ts'
import { brandChoice, choiceHead } from './choice-head.ts'
import { listHead } from './list-head.ts'
import { partHead } from './part-head.ts'

const visit = { origin: 'https://xinpu.test', theme: 'system', now: '2026-01-01T00:00:00.000Z' } as const

interface Head {
  meta: readonly object[]
  links: readonly { href: string }[]
  scripts: readonly { children: string }[]
}

const isLeft = ({ meta }: Head) => meta.some((tag) => 'content' in tag && tag.content === 'noindex,follow')
const canonical = ({ links }: Head) => links[0]?.href.replace(visit.origin, '')
const factsIn = ({ scripts }: Head) => scripts.map(({ children }) => JSON.parse(children) as Record<string, unknown>)
const kindsIn = (head: Head) => factsIn(head).map((facts) => facts['@type'])

const part: PartDetail = {
  id: 7,
  model: 'LM358/NOPB',
  brandId: 1,
  brandCn: '德州仪器',
  brandEn: 'Texas Instruments',
  brandName: 'TI',
  fullLogo: '',
  categoryId: 4,
  categoryName: '运算放大器',
  package: '',
  description: '</script>双路运放',
  lifecycle: 'active',
  specId: null,
  datasheetUrl: '',
  stock: null,
  params: [],
  updateTime: '2026-01-01T00:00:00.000Z',
  brandAliases: [],
  parentCategoryId: 3,
  parentCategoryName: '放大器',
}
const told = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `参数${at}`, value: '1', unit: '', low: null, high: null }))

describe('a part', () => {
  test.each([
    ['two parameters', { params: told(2) }, true],
    ['three parameters', { params: told(3) }, false],
    ['two and a package', { params: told(2), package: 'SOIC-8' }, false],
    ['two and a datasheet', { params: told(2), specId: 5 }, false],
    ['a package and a datasheet', { package: 'SOIC-8', specId: 5 }, true],
  ])('with %s', (_, facts, left) => expect(isLeft(partHead({ ...part, ...facts }, [], visit))).toBe(left))

  test('is a product on its way through the categories, at one address', () => {
    const head = partHead(part, [], visit)
    expect(canonical(head)).toBe('/datasheet/datasheetDetail/7/lm358-nopb')
    expect(kindsIn(head)).toEqual(['Product', 'BreadcrumbList'])
    expect(factsIn(head)[1]?.['itemListElement']).toMatchObject([
      { position: 1, name: '全部分类' },
      { position: 2, name: '放大器', item: `${visit.origin}/datasheet/datasheetCategory/3` },
      { position: 3, name: '运算放大器' },
      { position: 4, name: 'LM358/NOPB', item: `${visit.origin}/datasheet/datasheetDetail/7/lm358-nopb` },
    ])
  })

  test('cannot end the script that it is told in', () =>
    expect(
      partHead(part, [], visit)
        .scripts.map(({ children }) => children)
        .join(''),
    ).not.toContain('</script'))
})

describe('a search', () => {
  const found: Results = { isEmpty: false, part: undefined }
  const headOf = (search: SearchParams, results: Results | undefined = found) =>
    resultsHead('稳压器', search, results, { pathname: '/datasheet/datasheetSearch/x', visit })

  test('is kept as it is, and its variants are left', () => {
    expect(isLeft(headOf({}))).toBe(false)
    expect(kindsIn(headOf({}))).toEqual(['SearchResultsPage'])
    for (const search of [{ brandId: [1] }, { stock: true as const }, { sort: 'stock' as const }, { page: 2 }])
      expect(isLeft(headOf(search))).toBe(true)
    expect(isLeft(headOf({ 'f.容值': '100n' }))).toBe(true)
    expect(canonical(headOf({ brandId: [1] }))).toBe('/datasheet/datasheetSearch/x')
  })

  test('without results is left', () => {
    expect(isLeft(headOf({}, { isEmpty: true, part: undefined }))).toBe(true)
  })

  test('for one number leads to the part; for a number of several makers it stays itself', () => {
    const [one, other] = [
      { id: 7, model: 'BSS84' },
      { id: 8, model: 'bss84' },
    ]
    const only = resultsOf(' bss84', [one, { id: 9, model: 'BSS84AK' }], 2)
    expect(canonical(headOf({}, only))).toBe('/datasheet/datasheetDetail/7/bss84')
    expect(resultsOf('BSS84', [one, other], 2).part).toBeUndefined()
  })
})

describe('a list', () => {
  const list = { title: '运放', path: '/x?page=2', page: 2, parts: [part], crumbs: [{ name: '运放', path: '/x' }] }

  test('has its own address page by page', () => {
    const head = listHead({ ...list, isVariant: false }, visit)
    expect([canonical(head), isLeft(head), kindsIn(head)]).toEqual(['/x?page=2', false, ['ItemList', 'BreadcrumbList']])
  })

  test('that is narrowed, or has nothing, is left', () => {
    expect(isLeft(listHead({ ...list, isVariant: true }, visit))).toBe(true)
    expect(isLeft(listHead({ ...list, parts: [], isVariant: false }, visit))).toBe(true)
  })
})

test('brands to choose from have an address for each letter and page', () => {
  const entries = [{ name: '德州仪器 TI', path: '/b/1' }]
  const head = (choice: { letter?: string; page?: number }, some = entries) =>
    choiceHead(brandChoice(some, choice, '/b'), visit)
  expect(canonical(head({}))).toBe('/b')
  expect(canonical(head({ letter: '#', page: 2 }))).toBe('/b?letter=%23&page=2')
  expect(kindsIn(head({}))).toEqual(['ItemList'])
  expect([isLeft(head({})), isLeft(head({ letter: 'Q' }, []))]).toEqual([false, true])
})
