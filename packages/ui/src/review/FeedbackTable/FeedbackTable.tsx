import type { FeedbackItem } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'
import { PersonCell } from '../PersonCell.tsx'

export interface FeedbackTableProps extends Paged<FeedbackItem> {
  /** The present moment when this is first drawn. */
  now: Date
}

/** What people wrote to us, in their words, and how to answer them. */
export function FeedbackTable({ now, ...paged }: FeedbackTableProps) {
  const columns = useMemo(() => columnsOf(now), [now])

  return (
    <PagedTable
      {...paged}
      caption="意见反馈"
      columns={columns}
      rowKey={({ id }) => String(id)}
      renderCard={(item) => <FeedbackCard item={item} now={now} />}
      empty={<EmptyState title="还没有意见反馈" why="页脚和错误页的“意见反馈”会送到这里。" />}
    />
  )
}

const columnsOf = (now: Date): Column<FeedbackItem>[] => [
  { id: 'content', header: '内容', cell: ({ content }) => <Content>{content}</Content> },
  { id: 'typeName', header: '类型', width: '120px', priority: 2, cell: ({ typeName }) => <Tag>{typeName}</Tag> },
  {
    id: 'contact',
    header: '联系方式',
    width: '240px',
    cell: ({ contact }) => <CopyText text={contact} label="联系方式" />,
  },
  { id: 'user', header: '用户', width: '140px', priority: 3, cell: ({ user }) => <PersonCell user={user} /> },
  {
    id: 'createTime',
    header: '时间',
    width: '140px',
    cell: ({ createTime }) => <TimeText value={createTime} now={now} />,
  },
]

const FeedbackCard = ({ item, now }: { item: FeedbackItem; now: Date }) => (
  <RowCard>
    <RowEnds>
      <Tag>{item.typeName}</Tag>
      <TimeText value={item.createTime} now={now} />
    </RowEnds>
    <Content>{item.content}</Content>
    <RowEnds>
      <PersonCell user={item.user} />
      <CopyText text={item.contact} label="联系方式" />
    </RowEnds>
  </RowCard>
)

/** In the writer's own lines. */
const Content = styled.span`
  display: block;
  line-height: 20px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
