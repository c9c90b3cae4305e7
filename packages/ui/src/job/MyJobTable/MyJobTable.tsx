import { formatNumber } from '@xinpu/sdk/format'
import { jobStatusLabels } from '@xinpu/sdk/labels'
import type { MyJob } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { salaryText } from '../JobCard/salary-scale.ts'
import * as S from './MyJobTable.styles.ts'

export interface MyJobTableProps {
  /** A page of the company's jobs, that it is on its way, or why it did not come. */
  jobs: Listed<MyJob>
  paging: Paging
  /** The present moment when this is first drawn. */
  now: Date
  /** Its public page. */
  hrefOf: (job: MyJob) => Href
  /** Who applied for it. */
  deliveriesOf: (job: MyJob) => Href
  /** What can be done with it. */
  actionOf: (job: MyJob) => React.ReactNode
  empty: React.ReactNode
}

/** The jobs of a company: whether each is open, who looked, who applied, and who still waits for a look. */
export function MyJobTable({ jobs, paging, empty, ...told }: MyJobTableProps) {
  const { now, hrefOf, deliveriesOf, actionOf } = told
  const columns = useMemo(
    () => columnsOf({ now, hrefOf, deliveriesOf, actionOf }),
    [now, hrefOf, deliveriesOf, actionOf],
  )
  return (
    <PagedTable<MyJob>
      {...paging}
      caption="职位"
      items={jobs}
      columns={columns}
      rowKey={({ id }) => String(id)}
      renderCard={(job) => (
        <S.Card>
          <Subject job={job} href={hrefOf(job)} />
          <S.Line>
            <State job={job} />
            <Received job={job} href={deliveriesOf(job)} />
            {actionOf(job)}
          </S.Line>
        </S.Card>
      )}
      empty={empty}
    />
  )
}

type Told = Pick<MyJobTableProps, 'actionOf' | 'deliveriesOf' | 'hrefOf' | 'now'>

const columnsOf = ({ now, hrefOf, deliveriesOf, actionOf }: Told): Column<MyJob>[] => [
  { id: 'title', header: '职位', cell: (job) => <Subject job={job} href={hrefOf(job)} /> },
  { id: 'status', header: '状态', cell: (job) => <State job={job} /> },
  { id: 'views', header: '浏览', align: 'right', cell: ({ viewCount }) => formatNumber(viewCount) },
  {
    id: 'deliveries',
    header: '简历',
    align: 'right',
    cell: (job) => <Received job={job} href={deliveriesOf(job)} />,
  },
  { id: 'time', header: '更新', cell: ({ updateTime }) => <TimeText value={updateTime} now={now} /> },
  { id: 'ways', header: '操作', align: 'right', cell: actionOf },
]

interface LinkedProps {
  job: MyJob
  href: Href
}

const Subject = ({ job, href }: LinkedProps) => (
  <S.Subject>
    <Link href={href}>{job.title}</Link>
    <S.Note>
      {salaryText(job)} {job.city}
    </S.Note>
  </S.Subject>
)

const State = ({ job: { status } }: { job: MyJob }) => (
  <Tag tone={status === 'open' ? 'ok' : 'neutral'}>{jobStatusLabels[status]}</Tag>
)

/** How many applied; those that nobody has looked at stand out. */
function Received({ job: { title, deliveryCount, newCount }, href }: LinkedProps) {
  if (deliveryCount === 0) return <S.Quiet>0</S.Quiet>
  return (
    <S.Received>
      <Link href={href} aria-label={`${title} 收到 ${deliveryCount} 份简历，${newCount} 份未看`}>
        {formatNumber(deliveryCount)}
      </Link>
      {newCount > 0 && <Tag tone="accent">{`${newCount} 未看`}</Tag>}
    </S.Received>
  )
}
