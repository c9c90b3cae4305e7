import type { ToldRow } from '../source.ts'
import { insuredOf, lastReport, siteOf } from './entry.ts'
import { randomFor, type Firm } from './firms.ts'
import { stateOf } from './past.ts'
import { changeRows, holderRows, investRows } from './structure-rows.ts'

/** Reports of the last five years, newest first. */
export const reportRows = (firm: Firm, at: Date): ToldRow[] =>
  Array.from({ length: 5 }, (_, back) => lastReport(at) - back).map((year) => reportOf(firm, year))

/** What was so at the end of the year that is reported on. */
function reportOf(firm: Firm, year: number): ToldRow {
  const end = new Date(Date.UTC(year, 11, 31))
  return {
    outer: `${firm.outer}.r${year}`,
    data: {
      year,
      publishTime: new Date(Date.UTC(year + 1, 4, 18)).toISOString(),
      figures: figuresOf(firm, year),
      baseInfo: [
        { name: '企业名称', value: stateOf(firm, end).name },
        { name: '通信地址', value: stateOf(firm, end).address },
        { name: '注册资本', value: `${stateOf(firm, end).capital}万人民币` },
        ...figuresOf(firm, year),
      ],
      websites: [{ title: siteOf(firm), fields: [] }],
      holders: holderRows(firm, end).map(({ data }) => data),
      invests: investRows(firm, end).map(({ data }) => data),
      guarantees: [],
      changes: changeRows(firm, end)
        .map(({ data }) => data)
        .filter((data) => 'changeTime' in data && String(data.changeTime).startsWith(String(year))),
    },
  }
}

function figuresOf(firm: Firm, year: number) {
  const assets =
    Math.floor(randomFor(firm, `assets ${year}`)() * 4000) + stateOf(firm, new Date(Date.UTC(year, 11, 31))).capital
  return [
    { name: '参保人数', value: `${insuredOf(firm, year)}人` },
    { name: '资产总额', value: `${assets}万人民币` },
    { name: '营业总收入', value: year % 3 === 0 ? '企业选择不公示' : `${Math.floor(assets * 1.4)}万人民币` },
    { name: '对外担保', value: '无' },
  ]
}
