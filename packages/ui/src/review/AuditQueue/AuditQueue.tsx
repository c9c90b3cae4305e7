import { auditKindLabels } from '@xinpu/sdk/labels'
import type { AuditItem, AuditQueue as Waiting } from '@xinpu/sdk/types'
import { useLayoutEffect, useRef } from 'react'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import type { AuditFilter, AuditTableProps } from '../AuditTable/AuditTable.tsx'
import { Kinds } from '../AuditTable/Kinds.tsx'
import { ReviewTag } from '../review-look.tsx'
import * as S from './AuditQueue.styles.ts'

export interface AuditQueueProps {
  /** The first of what the filter leaves, that it is on its way, or why it did not come. */
  items: Listed<AuditItem>
  /** The matter that is open. */
  current: number
  /** Where a matter is opened. */
  hrefOf: (item: AuditItem) => Href
  filter: AuditFilter
  /** Where the queue is narrowed to something else; the open matter stays. */
  hrefOfFilter: (filter: AuditFilter) => Href
  /** What waits by kind; absent until it is known. */
  queues?: readonly Waiting[]
  /** Filters that the reviewer keeps; without it none are. */
  saved?: AuditTableProps['saved']
  /** The matter that is open. */
  children: React.ReactNode
  /** The present moment when this is first drawn. */
  now: Date
}

/** The queue at the left and the open matter at the right, from 1280 px; under that the matter alone. */
export function AuditQueue({ items, current, hrefOf, children, now, ...narrowed }: AuditQueueProps) {
  const { filter, hrefOfFilter, queues, saved } = narrowed
  const list = useOpenInView(current, items)

  return (
    <S.Split>
      <S.Queue aria-label="审核队列">
        <S.Head>
          <Kinds filter={filter} hrefOfFilter={hrefOfFilter} queues={queues} saved={saved} now={now} />
        </S.Head>
        <S.List ref={list}>
          <ListRegion list={items} empty={<EmptyState title="没有这样的事项" why="换一个类型看看。" />}>
            {(rows) => (
              <ol>
                {rows.map((item) => (
                  <Row key={item.id} item={item} href={hrefOf(item)} isOpen={item.id === current} now={now} />
                ))}
              </ol>
            )}
          </ListRegion>
        </S.List>
      </S.Queue>
      <S.Matter>{children}</S.Matter>
    </S.Split>
  )
}

const Row = ({ item, href, isOpen, now }: { item: AuditItem; href: Href; isOpen: boolean; now: Date }) => (
  <li>
    <S.Item href={href} aria-current={isOpen ? 'true' : undefined}>
      <S.Title>{item.title}</S.Title>
      <S.Quiet>
        <TimeText value={item.createTime} now={now} />
      </S.Quiet>
      <S.Quiet>{item.claim ? `${item.claim.user.nickName} 正在看` : auditKindLabels[item.kind]}</S.Quiet>
      {item.status !== 'pending' && <ReviewTag status={item.status} />}
    </S.Item>
  </li>
)

/** Keeps the open matter in the part of the list that is seen. */
function useOpenInView(current: number, items: unknown) {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const open = list.current?.querySelector('li [aria-current]')
    if (!list.current || !open) return
    const [row, seen] = [open.getBoundingClientRect(), list.current.getBoundingClientRect()]
    if (row.top < seen.top) list.current.scrollTop += row.top - seen.top
    if (row.bottom > seen.bottom) list.current.scrollTop += row.bottom - seen.bottom
  }, [current, items])

  return list
}
