import { formatCount } from '@xinpu/sdk/format'
import { companySectionNameLabels } from '@xinpu/sdk/labels'
import type { ComparedCompany } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './CompanyCompare.styles.ts'

export interface CompanyCompareProps {
  /** Two to four companies, in the order they were chosen. */
  companies: readonly ComparedCompany[]
  hrefOf: (companyId: number) => Href
  /** Takes one away, at its head. */
  renderAction?: (company: ComparedCompany) => React.ReactNode
}

interface Line {
  label: string
  values: readonly string[]
}

/** Companies side by side: what differs first, then what is alike. */
export function CompanyCompare({ companies, hrefOf, renderAction }: CompanyCompareProps) {
  const lines = linesOf(companies)
  const differs = lines.filter(({ values }) => new Set(values).size > 1)
  const alike = lines.filter(({ values }) => new Set(values).size === 1)

  return (
    <S.Scroll>
      <S.Table>
        <caption>企业对比</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            {companies.map((company) => (
              <th key={company.id} scope="col">
                <Link href={hrefOf(company.id)}>{company.name}</Link>
                {renderAction?.(company)}
              </th>
            ))}
          </tr>
        </thead>
        <Lines title={`不同 ${differs.length} 项`} lines={differs} width={companies.length + 1} />
        <Lines title={`相同 ${alike.length} 项`} lines={alike} width={companies.length + 1} />
      </S.Table>
    </S.Scroll>
  )
}

function Lines({ title, lines, width }: { title: string; lines: readonly Line[]; width: number }) {
  if (lines.length === 0) return null
  return (
    <tbody>
      <tr>
        <S.Title colSpan={width} scope="rowgroup">
          {title}
        </S.Title>
      </tr>
      {lines.map(({ label, values }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {values.map((value, at) => (
            <td key={`${at} ${value}`}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const facts: readonly (readonly [string, (company: ComparedCompany) => string | undefined])[] = [
  ['登记状态', ({ regStatus }) => regStatus],
  ['法定代表人', ({ legalPersonName }) => legalPersonName],
  ['注册资本', ({ regCapital }) => regCapital],
  ['实缴资本', ({ actualCapital }) => actualCapital],
  ['成立日期', ({ estiblishTime }) => estiblishTime.slice(0, 10)],
  ['企业类型', ({ companyOrgType }) => companyOrgType],
  ['行业', ({ industry }) => industry],
  ['地区', ({ region }) => region],
  ['参保人数', ({ insuredCount }) => insuredCount?.toString()],
  ['统一社会信用代码', ({ creditCode }) => creditCode],
  ['数据截至', ({ updateTime }) => updateTime.slice(0, 10)],
]

function linesOf(companies: readonly ComparedCompany[]): Line[] {
  const own = facts.map(([label, read]) => ({ label, values: companies.map((company) => read(company) ?? '—') }))
  const counted = (companies[0]?.counts ?? []).map(({ name }) => ({
    label: companySectionNameLabels[name],
    values: companies.map(({ counts }) => countOf(counts.find((one) => one.name === name)?.count)),
  }))
  return [...own, ...counted]
}

const countOf = (count: number | undefined) => (count === undefined ? '未取得' : formatCount(count))
