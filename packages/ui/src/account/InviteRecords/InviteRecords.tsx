import { shareStatusLabels } from '@xinpu/sdk/labels'
import type { ShareRecord, ShareStatus } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { DataTable, type Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { StatusTag, type StatusShape, type StatusTone } from '../../primitives/StatusTag/StatusTag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import * as S from './InviteRecords.styles.ts'

export interface InviteRecordsProps {
  /** One page of who came, in whatever state it is. */
  records: Listed<ShareRecord>
  /** The present moment. */
  now: Date
  paging: Paging
}

/** Who came by the invitation of a person, and what became of it. */
export function InviteRecords({ records, now, paging }: InviteRecordsProps) {
  const columns = useMemo(() => columnsAt(now), [now])

  return (
    <ListRegion list={records} paging={paging} shape="table" empty={<HowItWorks />}>
      {(rows) => (
        <DataTable
          caption="邀请记录"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          renderCard={(record) => <Card record={record} now={now} />}
          pinned="none"
        />
      )}
    </ListRegion>
  )
}

const columnsAt = (now: Date): readonly Column<ShareRecord>[] => [
  { id: 'user', header: '用户', cell: ({ user }) => <Person user={user} /> },
  { id: 'mobile', header: '手机', width: '180px', priority: 2, cell: ({ mobile }) => <S.Figure>{mobile}</S.Figure> },
  { id: 'status', header: '状态', width: '120px', cell: ({ status }) => <Status status={status} /> },
  { id: 'reward', header: '奖励', width: '160px', cell: ({ reward }) => reward ?? '—' },
  {
    id: 'createTime',
    header: '注册时间',
    width: '160px',
    priority: 2,
    cell: ({ createTime }) => <TimeText value={createTime} now={now} />,
  },
]

const Person = ({ user }: Pick<ShareRecord, 'user'>) => (
  <S.Person>
    <Avatar user={user} size="sm" />
    {user.nickName}
  </S.Person>
)

const tones: Record<ShareStatus, { tone: StatusTone; shape: StatusShape }> = {
  registered: { tone: 'info', shape: 'half' },
  rewarded: { tone: 'ok', shape: 'full' },
  invalid: { tone: 'neutral', shape: 'ring' },
}

const Status = ({ status }: Pick<ShareRecord, 'status'>) => (
  <StatusTag {...tones[status]}>{shareStatusLabels[status]}</StatusTag>
)

const Card = ({ record: { user, mobile, status, reward, createTime }, now }: { record: ShareRecord; now: Date }) => (
  <S.Card>
    <S.Line>
      <Person user={user} />
      <Status status={status} />
    </S.Line>
    <S.Quiet>
      <S.Figure>{mobile}</S.Figure>
      {reward && <span>{reward}</span>}
      <TimeText value={createTime} now={now} />
    </S.Quiet>
  </S.Card>
)

const HowItWorks = () => (
  <EmptyState
    title="还没有人通过您的邀请注册"
    why="把邀请链接或二维码发给同事。对方注册满一天后再来，您得 7 天会员，一年最多为 20 人奖励。"
  />
)
