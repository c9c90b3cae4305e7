import { formatNumber } from '@xinpu/sdk/format'
import type { AdminEnterprise } from '@xinpu/sdk/types'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { LastCell } from '../PersonCell.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'
import * as S from './EnterpriseTable.styles.ts'

interface Terms {
  now: Date
  hrefOf: (id: number) => Href
}

/** The columns of companies. */
export const enterpriseColumns = (terms: Terms): Column<AdminEnterprise>[] => [
  { id: 'name', header: '企业', cell: (company) => <Name company={company} terms={terms} /> },
  {
    id: 'creditCode',
    header: '统一社会信用代码',
    width: '190px',
    priority: 2,
    cell: ({ creditCode }) => <S.Code>{creditCode}</S.Code>,
  },
  {
    id: 'members',
    header: '成员',
    width: '80px',
    align: 'right',
    cell: ({ memberCount }) => formatNumber(memberCount),
  },
  {
    id: 'last',
    header: '最近活动',
    width: '140px',
    priority: 3,
    cell: (company) => <LastCell {...company} now={terms.now} />,
  },
  { id: 'status', header: '状态', width: '120px', cell: (company) => <State company={company} /> },
]

/** A company where there is no room for a row. */
export const EnterpriseCard = ({ company, terms }: { company: AdminEnterprise; terms: Terms }) => (
  <RowCard>
    <RowEnds>
      <Name company={company} terms={terms} />
      <State company={company} />
    </RowEnds>
    <RowEnds>
      <S.Code>{company.creditCode}</S.Code>
      <span>
        {formatNumber(company.memberCount)} 人，最近 <LastCell {...company} now={terms.now} />
      </span>
    </RowEnds>
  </RowCard>
)

const Name = ({ company: { id, name, region }, terms }: { company: AdminEnterprise; terms: Terms }) => (
  <span>
    <Link href={terms.hrefOf(id)}>{name}</Link>
    {region && <S.Quiet>{region}</S.Quiet>}
  </span>
)

const State = ({ company: { status, blockReason } }: { company: AdminEnterprise }) => (
  <span>
    <StatusTag kind="enterprise" status={status} />
    {blockReason && <S.Quiet>{blockReason}</S.Quiet>}
  </span>
)
