import type { SentFeedback } from '@xinpu/sdk/types'
import { Plus } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { rowsOf, type Listed, type Paging } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import * as R from '../rows.styles.ts'
import * as S from './FeedbackList.styles.ts'

export interface FeedbackListProps {
  /** One page of what was sent, in whatever state it is. */
  feedback: Listed<SentFeedback>
  /** Opens the form. */
  onNew: () => void
  /** The present moment. */
  now: Date
  paging: Paging
}

/** What a person has told the site, the newest first. */
export const FeedbackList = ({ feedback, onNew, now, paging }: FeedbackListProps) => (
  <R.Root>
    {rowsOf(feedback).length > 0 && (
      <div>
        <Button onPress={onNew}>
          <Icon of={Plus} />
          写反馈
        </Button>
      </div>
    )}
    <ListRegion list={feedback} paging={paging} empty={<Nothing onNew={onNew} />}>
      {(rows) => (
        <R.List aria-label="我的反馈">
          {rows.map((sent) => (
            <Sent key={sent.id} sent={sent} now={now} />
          ))}
        </R.List>
      )}
    </ListRegion>
  </R.Root>
)

const Sent = ({ sent, now }: { sent: SentFeedback; now: Date }) => (
  <S.Sent>
    <p>{sent.content}</p>
    <R.Facts>
      <Tag>{sent.typeName}</Tag>
      <span>答复到 {sent.contact}</span>
      <TimeText value={sent.createTime} now={now} />
    </R.Facts>
  </S.Sent>
)

const Nothing = ({ onNew }: Pick<FeedbackListProps, 'onNew'>) => (
  <EmptyState
    title="还没有提过反馈"
    why="资料有错、功能不好用，告诉我们，答复会发到您留的联系方式。"
    action={
      <Button tone="primary" onPress={onNew}>
        写反馈
      </Button>
    }
  />
)
