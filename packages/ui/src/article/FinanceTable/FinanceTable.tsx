import type { FinancialReport } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Bars } from './Bars.tsx'
import * as S from './FinanceTable.styles.ts'
import { changeText, percentText, periodText, unitText, yiText } from './finance-words.ts'
import { Past } from './Past.tsx'

export interface FinanceTableProps {
  reports: readonly FinancialReport[]
  /**
   * What the figures are held against: the same time of the year before, or the quarter before.
   *
   * @default 'year'
   */
  against?: 'year' | 'quarter'
  /** Where more is known of a company: its brand, the register, articles. */
  linksOf?: (report: FinancialReport) => readonly { label: string; href: Href }[]
}

/** Figures of companies, a line each with eight quarters as bars; a line opens to the same as a table, with its source. */
export function FinanceTable({ reports, against = 'year', linksOf }: FinanceTableProps) {
  const change = against === 'year' ? '同比' : '环比'
  return (
    <S.Table>
      <caption hidden>公司财报</caption>
      <thead>
        <tr>
          <th scope="col">公司</th>
          <th scope="col">报告期</th>
          <th scope="col" data-figure>
            营收 <small>亿</small>
          </th>
          <th scope="col" data-figure>
            {change}
          </th>
          <th scope="col" data-plot aria-hidden />
          <th scope="col" data-figure>
            归母净利 <small>亿</small>
          </th>
          <th scope="col" data-figure>
            {change}
          </th>
          <th scope="col" data-plot aria-hidden />
          <th scope="col" data-figure>
            毛利率 <small>%</small>
          </th>
        </tr>
      </thead>
      {reports.map((report) => (
        <Report key={report.id} report={report} against={against} links={linksOf?.(report) ?? []} />
      ))}
    </S.Table>
  )
}

interface ReportProps extends Required<Pick<FinanceTableProps, 'against'>> {
  report: FinancialReport
  links: readonly { label: string; href: Href }[]
}

function Report({ report, against, links }: ReportProps) {
  const change = against === 'year' ? '同比' : '环比'
  const [revenue, profit] =
    against === 'year' ? [report.revenueYear, report.profitYear] : [report.revenueQuarter, report.profitQuarter]
  return (
    <tbody>
      <tr data-report>
        <th scope="row">
          {report.companyName}
          <S.Code>{report.stockCode}</S.Code>
        </th>
        <td data-label="报告期">
          {periodText(report)}
          <S.Code>{report.publishDate}</S.Code>
        </td>
        <Amount label="营收 亿" amount={report.revenue} currency={report.currency} />
        <td data-figure data-label={`营收${change}`}>
          {changeText(revenue)}
        </td>
        <td data-plot aria-hidden>
          <Bars values={report.history.map((one) => one.revenue)} />
        </td>
        <Amount label="净利 亿" amount={report.profit} currency={report.currency} />
        <td data-figure data-label={`净利${change}`}>
          {changeText(profit)}
        </td>
        <td data-plot aria-hidden>
          <Bars values={report.history.map((one) => one.profit)} />
        </td>
        <td data-figure data-label="毛利率 %">
          {percentText(report.grossMargin)}
        </td>
      </tr>
      <tr data-past>
        <td colSpan={9}>
          <Past report={report} links={links} />
        </td>
      </tr>
    </tbody>
  )
}

/** Yuan are the usual; another currency is marked. */
const Amount = ({
  label,
  amount,
  currency,
}: { label: string; amount: number | null } & Pick<FinancialReport, 'currency'>) => (
  <td data-figure data-label={label}>
    <b>{yiText(amount)}</b>
    {currency !== 'CNY' && amount !== null && <abbr title={unitText(currency)}> $</abbr>}
  </td>
)
