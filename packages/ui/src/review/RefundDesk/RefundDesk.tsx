import { deskRefundStatusLabels } from '@xinpu/sdk/labels'
import type { DeskRefund, DeskRefundStatus, RefundCase } from '@xinpu/sdk/types'
import { useState } from 'react'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import type { Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import { AskRefund, type RefundAsked } from './AskRefund.tsx'
import { RefundLimit } from './RefundLimit.tsx'
import { RefundTable, type RefundActs } from './RefundTable.tsx'
import * as S from './RefundDesk.styles.ts'

export interface RefundDeskProps extends Paged<DeskRefund>, RefundActs {
  /** The number that a payment was looked for by. */
  no: string
  /** Another number is looked for. */
  onFind: (no: string) => void
  /** The payment that was found; undefined where none was looked for. */
  found: RefundCase | 'loading' | ErrorStateProps | undefined
  /** Gives money back, or asks for it; rejects with the server's word. */
  onAsk: (asked: RefundAsked) => Promise<unknown>
  /** The state the list is narrowed to; left out for all. */
  status?: DeskRefundStatus
  hrefOfStatus: (status: DeskRefundStatus | undefined) => Href
  /** Yuan that one person may give back alone. */
  limit: number | undefined
  /** Says another limit, for whoever decides that; rejects with the server's word. */
  onLimit?: (amount: number) => Promise<unknown>
  /** The present moment when this is first drawn. */
  now: Date
}

/** Money that goes back: a payment is found by its number, and what is above the limit waits for a second person. */
export function RefundDesk(props: RefundDeskProps) {
  const { no, onFind, found, onAsk, status, hrefOfStatus, limit, onLimit, ...table } = props
  const [words, setWords] = useState(no)

  return (
    <S.Root>
      <RefundLimit limit={limit} {...(onLimit && { onLimit })} />
      <SearchField
        label="查找付款"
        value={words}
        onChange={setWords}
        onSearch={(text) => onFind(text.trim())}
        placeholder="完整的订单号，会员等账单用支付单号"
      />
      <Found key={no} found={found} onAsk={onAsk} />
      <Section title="退款记录">
        <S.Tabs>
          <LinkTabs
            label="退款状态"
            current={status ?? 'all'}
            items={[
              { id: 'all', label: '全部', href: hrefOfStatus(undefined) },
              ...states.map((id) => ({ id, label: deskRefundStatusLabels[id], href: hrefOfStatus(id) })),
            ]}
          />
        </S.Tabs>
        <RefundTable {...table} />
      </Section>
    </S.Root>
  )
}

const states: readonly DeskRefundStatus[] = ['waiting', 'done', 'refused', 'withdrawn']

function Found({ found, onAsk }: Pick<RefundDeskProps, 'found' | 'onAsk'>) {
  if (found === undefined)
    return <EmptyState title="先查找要退的付款" why="输入订单号，看清付了多少、退过多少，再退款。" />
  if (found === 'loading') return <Skeleton shape="row" count={3} />
  if (!('left' in found)) return <ErrorState {...found} />
  return <AskRefund found={found} onAsk={onAsk} />
}
