import type { RecentViewRecord } from '@xinpu/sdk/types'
import { StarOff, Tags } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { recordName } from '../../primitives/RecordRow/record-shown.tsx'
import { RecordRow } from '../../primitives/RecordRow/RecordRow.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import type { useChosen } from '../use-chosen.ts'
import * as S from './FavouriteList.styles.ts'
import type { FavouriteListProps } from './FavouriteList.tsx'

interface FavouriteRowsProps extends Pick<FavouriteListProps, 'hrefOf' | 'now'> {
  rows: readonly RecentViewRecord[]
  chosen: ReturnType<typeof useChosen>
  /** Those that are just being given up. */
  pending: ReadonlySet<number>
  onTag: (record: RecentViewRecord) => void
  onRemove: (ids: number[]) => void
}

export const FavouriteRows = ({ rows, hrefOf, now, chosen, pending, onTag, onRemove }: FavouriteRowsProps) => (
  <S.Rows aria-label="收藏">
    {rows.map((record) => (
      <RecordRow
        key={record.id}
        record={record}
        hrefOf={hrefOf}
        now={now}
        isChosen={chosen.has(record.id)}
        onChoose={(isOn) => chosen.choose(record.id, isOn)}
        actions={
          <>
            <Button
              size="sm"
              tone="quiet"
              shape="icon"
              aria-label={`${recordName(record)} 的标签`}
              onPress={() => onTag(record)}
            >
              <Icon of={Tags} />
            </Button>
            <Button
              size="sm"
              tone="quiet"
              shape="icon"
              isPending={pending.has(record.id)}
              aria-label={`取消收藏 ${recordName(record)}`}
              onPress={() => onRemove([record.id])}
            >
              <Icon of={StarOff} />
            </Button>
          </>
        }
      >
        <OwnTags tags={record.tags ?? []} />
      </RecordRow>
    ))}
  </S.Rows>
)

function OwnTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null

  return (
    <S.OwnTags aria-label="标签">
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </S.OwnTags>
  )
}
