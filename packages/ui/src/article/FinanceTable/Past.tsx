import { formatNumber } from '@xinpu/sdk/format'
import type { FinancialReport } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { percentText, periodText, unitText, yiText } from './finance-words.ts'
import * as S from './Past.styles.ts'

interface PastProps {
  report: FinancialReport
  links: readonly { label: string; href: Href }[]
}

/** What the bars of a line show, as a table, with the rest of its figures and where they are from. */
export const Past = ({ report, links }: PastProps) => (
  <S.Folded>
    <summary aria-label={`${report.companyName} 历期数字与来源`}>历期数字与来源</summary>
    <S.Columns>
      <History report={report} />
      <div>
        <S.Facts>
          {factsOf(report).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </S.Facts>
        <S.Source>
          来源：
          <Source {...report.source} />
        </S.Source>
        {links.length > 0 && (
          <S.Links>
            {links.map(({ label, href }) => (
              <Link key={label} href={href}>
                {label}
              </Link>
            ))}
          </S.Links>
        )}
      </div>
    </S.Columns>
  </S.Folded>
)

const History = ({ report: { companyName, currency, history } }: Pick<PastProps, 'report'>) => (
  <S.Table aria-label={`${companyName} 历期`}>
    <thead>
      <tr>
        <th scope="col">报告期</th>
        <th scope="col">营收 {unitText(currency)}</th>
        <th scope="col">归母净利 {unitText(currency)}</th>
      </tr>
    </thead>
    <tbody>
      {history.toReversed().map(({ year, quarter, revenue, profit }) => (
        <tr key={`${year}-${quarter}`}>
          <th scope="row">{periodText({ year, quarter })}</th>
          <td>{yiText(revenue)}</td>
          <td>{yiText(profit)}</td>
        </tr>
      ))}
    </tbody>
  </S.Table>
)

const factsOf = ({ grossMargin, research, revenue, inventoryDays, currency }: FinancialReport) =>
  [
    ['毛利率', grossMargin === null ? '未披露' : `${percentText(grossMargin)} %`],
    [
      '研发费用',
      research === null ? '未披露' : `${yiText(research)} ${unitText(currency)}${shareOf(research, revenue)}`,
    ],
    ['库存天数', inventoryDays === null ? '未披露' : `${formatNumber(inventoryDays)} 天`],
  ] as const

const shareOf = (research: number, revenue: number | null): string =>
  revenue !== null && revenue > 0 ? `，占营收 ${percentText(research / revenue)} %` : ''

function Source({ name, url, page }: FinancialReport['source']) {
  const text = page === undefined ? name : `${name} 第 ${page} 页`
  return url === '' ? text : <Link href={url}>{text}</Link>
}
