import { readText } from '@xinpu/trade/sheet-file'
import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse } from '../../test/house.ts'
import { readReports } from './financial-sheet.ts'
import { keepReports } from './financial-store.ts'

const head = '公司,股票代码,品牌,币种,年份,季度,公告日,营业收入（亿元）,归母净利润(万元),毛利率,来源,来源地址,来源页'
const lines = (...rows: readonly string[]) => readReports(readText([head, ...rows].join('\n'), { mostRows: 100 }))
const read = (...rows: readonly string[]) => lines(...rows).flatMap(({ line }) => line ?? [])

test('figures are found by company and brand, with those before them, and held against them', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  const { db } = house.house
  const brand = await db
    .selectFrom('brand')
    .select(['id', 'short_name'])
    .where('short_name', '=', 'TI')
    .executeTakeFirstOrThrow()
  await keepReports(
    db,
    read(
      '甲芯,A1,TI,,2025,1,,8,2000,40.1%,一季报,,',
      '甲芯,A1,,,2025,4,,9,-300,40%,年报,,',
      '甲芯,A1,,CNY,2026,一季度,2026/04/20,10,1000,41%,一季报,https://example.com/a.pdf,3',
      '甲芯,,,,2025,年报,,34.5,5000,,年报,,',
      '乙芯,B2,,USD,2026,Q1,2026-04-22,"1,234.5",-,,10-Q,,',
    ),
  )
  const { list, periods } = house.as().article.financialReport
  const { data, totalRecord } = await list()
  expect([totalRecord, data.map(({ companyName }) => companyName)]).toEqual([2, ['甲芯', '乙芯']])
  expect(data[0]).toMatchObject({
    year: 2026,
    quarter: 1,
    stockCode: 'A1',
    brandId: brand.id,
    publishDate: '2026-04-20',
    revenue: 1_000_000_000,
    profit: 10_000_000,
    grossMargin: 0.41,
    revenueYear: { ratio: 0.25 },
    profitYear: { ratio: -0.5 },
    profitQuarter: { ratio: null, turn: 'gained' },
    source: { name: '一季报', url: 'https://example.com/a.pdf', page: 3 },
  })
  expect(data[0]?.history.map(({ quarter, revenue }) => [quarter, revenue])).toEqual([
    [1, 800_000_000],
    [2, null],
    [3, null],
    [4, 900_000_000],
    [1, 1_000_000_000],
  ])
  expect(data[1]).toMatchObject({ revenue: 123_450_000_000, profit: null, profitYear: null })
  expect((await list({ brandId: brand.id, quarter: 0 })).data).toMatchObject([{ year: 2025, revenueQuarter: null }])
  expect((await list({ keywords: 'texas instruments' })).data).toMatchObject([{ companyName: '甲芯' }])
  expect((await list({ keywords: 'b2', year: 2025 })).totalRecord).toBe(0)
  expect(await periods()).toEqual([
    { year: 2026, quarter: 1, count: 2 },
    { year: 2025, quarter: 0, count: 1 },
    { year: 2025, quarter: 4, count: 1 },
    { year: 2025, quarter: 1, count: 1 },
  ])
})

test('a sheet that is taken in again replaces what it says, and lines that cannot be read say why', async () => {
  await using house = await openHouse()
  await keepReports(house.house.db, read('甲芯,A1,,,2026,1,,10,1000,,一季报,,'))
  await keepReports(house.house.db, read('甲芯,,,,2026,1,,11,,,更正公告,,', '甲芯,,,,2026,1,,12,,,再次更正,,'))
  const { data } = await house.as().article.financialReport.list()
  expect(data).toMatchObject([{ stockCode: 'A1', revenue: 1_200_000_000, profit: null, source: { name: '再次更正' } }])
  const wrong = lines(
    ',,,,2026,1,,,,,甲,,',
    '甲,,,,26,1,,,,,甲,,',
    '甲,,,,2026,5,,,,,甲,,',
    '甲,,,欧元,2026,1,,,,,甲,,',
    '甲,,,,2026,1,2026-02-30,,,,甲,,',
    '甲,,,,2026,1,,很多,,,甲,,',
    '甲,,,,2026,1,,1,,,,,',
    '甲,,,,2026,1,,1,,,甲,javascript:x,',
  )
  expect(wrong.map(({ rowNo, fault }) => `${rowNo} ${fault}`)).toEqual([
    '2 没有填公司',
    '3 年份“26”须为 1990 到 2100',
    '4 季度“5”须为 1、2、3、4 或年报',
    '5 币种“欧元”须为 CNY 或 USD',
    '6 公告日“2026-02-30”的格式为 2026-01-31',
    '7 营业收入“很多”不是数字',
    '8 没有填来源',
    '9 来源地址“javascript:x”须以 http:// 或 https:// 开头',
  ])
})
