import type { JobDelivery } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { DeliveryPanel, type DeliveryPanelProps } from './DeliveryPanel.tsx'
import * as S from './DeliveryDesk.styles.ts'

export interface DeliveryDeskProps extends Omit<DeliveryPanelProps, 'delivery'> {
  /** A page of applications, the latest first, that it is on its way, or why it did not come. */
  deliveries: Listed<JobDelivery>
  paging: Paging
  /** The one that is open. */
  current?: number | undefined
  /** Where one is opened. */
  openOf: (delivery: JobDelivery) => Href
  /** The list without one open: the way back on a phone. */
  listHref: Href
  empty: React.ReactNode
}

/** Who applied, beside the one that is read and answered; on a phone one or the other. */
export function DeliveryDesk({ deliveries, paging, current, openOf, listHref, empty, ...panel }: DeliveryDeskProps) {
  return (
    <ListRegion<JobDelivery> list={deliveries} empty={empty} paging={paging}>
      {(rows) => {
        const open = rows.find(({ id }) => id === current)
        return (
          <S.Desk $isOpen={open !== undefined}>
            <S.List aria-label="投递">
              {rows.map((row) => (
                <Row key={row.id} row={row} href={openOf(row)} isCurrent={row === open} now={panel.now} />
              ))}
            </S.List>
            <S.Panel>
              {open ? (
                <>
                  <S.Back>
                    <Link href={listHref}>返回列表</Link>
                  </S.Back>
                  <DeliveryPanel key={open.id} {...panel} delivery={open} />
                </>
              ) : (
                <EmptyState title="选一份简历" why="打开后记为已查看，求职者看得到。" />
              )}
            </S.Panel>
          </S.Desk>
        )
      }}
    </ListRegion>
  )
}

interface RowProps {
  row: JobDelivery
  href: Href
  isCurrent: boolean
  now: Date
}

const Row = ({ row: { user, name, job, status, createTime }, href, isCurrent, now }: RowProps) => (
  <S.Row $isCurrent={isCurrent}>
    <Avatar user={{ ...user, nickName: name }} size="sm" />
    <S.Who>
      <Link href={href} {...(isCurrent && { 'aria-current': 'true' as const })}>
        {name}
      </Link>
      <S.Note>{job.title}</S.Note>
    </S.Who>
    <S.When>
      {status === 'sent' && <S.New>未看</S.New>}
      <TimeText value={createTime} now={now} />
    </S.When>
  </S.Row>
)
