import type { TycReport } from '@xinpu/sdk/types'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { DiffView } from '../../primitives/DiffView/DiffView.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { HolderTable } from '../HolderTree/HolderTable.tsx'
import { RowTable } from '../RowTable/RowTable.tsx'
import { fieldsOf } from './report-difference.ts'
import * as S from './ReportView.styles.ts'

export interface ReportViewProps {
  report: TycReport
  /** The report of the year before; its differences stand first. */
  previous?: TycReport
  /** The page of a company that we know. */
  hrefOf: (companyId: number) => Href
}

/** What a company published on a year: what is no longer as the year before, then all of it. */
export function ReportView({ report, previous, hrefOf }: ReportViewProps) {
  return (
    <S.Root>
      {previous && (
        <Section title={`与 ${previous.year} 年不同`}>
          <DiffView
            kind="fields"
            label={`${previous.year} 年与 ${report.year} 年`}
            sides={[`${previous.year} 年`, `${report.year} 年`]}
            unchanged="hide"
            before={fieldsOf(previous)}
            after={fieldsOf(report)}
          />
        </Section>
      )}
      <Section title="基本信息">
        <DescriptionList columns={2} items={report.baseInfo.map(({ name, value }) => ({ label: name, value }))} />
      </Section>
      <Section title="股东及出资">
        <HolderTable holders={{ data: report.holders, totalRecord: report.holders.length }} hrefOf={hrefOf} />
      </Section>
      <Rows title="网站与网店" rows={report.websites} />
      <Rows title="对外投资" rows={report.invests} hrefOf={hrefOf} />
      <Rows title="对外担保" rows={report.guarantees} />
    </S.Root>
  )
}

function Rows({
  title,
  rows,
  hrefOf,
}: {
  title: string
  rows: TycReport['invests']
  hrefOf?: ReportViewProps['hrefOf']
}) {
  if (rows.length === 0) return null
  return (
    <Section title={title}>
      <RowTable
        caption={title}
        rows={{ data: rows, totalRecord: rows.length }}
        hrefOf={({ companyId }) => (companyId === undefined ? undefined : hrefOf?.(companyId))}
      />
    </Section>
  )
}
