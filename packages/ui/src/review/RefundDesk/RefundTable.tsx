import { formatAmount } from '@xinpu/sdk/format'
import { deskRefundStatusLabels } from '@xinpu/sdk/labels'
import type { DeskRefund, DeskRefundStatus } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { StatusTag, type StatusShape, type StatusTone } from '../../primitives/StatusTag/StatusTag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { RowCard, RowEnds } from '../RowCard.ts'
import { RefuseDialog } from './RefuseDialog.tsx'
import * as S from './RefundDesk.styles.ts'

/** What can be done with a refund that waits; each rejects with the server's word. */
export interface RefundActs {
  onApprove: (id: number) => Promise<unknown>
  onRefuse: (id: number, reason: string) => Promise<unknown>
  onWithdraw: (id: number) => Promise<unknown>
  /** Who looks: nobody agrees to what they asked for. */
  myId?: number
}

interface RefundTableProps extends Paged<DeskRefund>, RefundActs {
  now: Date
}

type Kind = 'approve' | 'refuse' | 'withdraw'
type OnAsk = (kind: Kind, refund: DeskRefund) => void

/** The refunds of the desk; one that waits is decided by somebody else, or taken back by who asked. */
export function RefundTable({ onApprove, onRefuse, onWithdraw, myId, now, ...paged }: RefundTableProps) {
  const [asked, setAsked] = useState<{ kind: Kind; refund: DeskRefund }>()
  const columns = useMemo(() => {
    const onAsk: OnAsk = (kind, refund) => setAsked({ kind, refund })
    return columnsOf(onAsk, myId, now)
  }, [myId, now])
  const close = () => setAsked(undefined)

  return (
    <>
      <PagedTable
        {...paged}
        caption="退款"
        columns={columns}
        rowKey={({ id }) => String(id)}
        renderCard={(refund) => (
          <RefundCard refund={refund} onAsk={(kind, of) => setAsked({ kind, refund: of })} myId={myId} now={now} />
        )}
        empty={<EmptyState title="没有这样的退款" why="后台做的每笔退款都记在这里。" />}
      />
      {asked?.kind === 'refuse' && <RefuseDialog refund={asked.refund} onRefuse={onRefuse} onClose={close} />}
      {asked && asked.kind !== 'refuse' && (
        <ConfirmDialog
          {...wordsFor(asked.kind, asked.refund)}
          isOpen
          onOpenChange={close}
          confirm={() => (asked.kind === 'approve' ? onApprove : onWithdraw)(asked.refund.id)}
          failureOf={(error) => refusalOf(error, '没有成功，请再试一次')}
        />
      )}
    </>
  )
}

function wordsFor(kind: 'approve' | 'withdraw', { no, amount, currency, buyer, reason }: DeskRefund) {
  const sum = formatAmount(amount, currency)
  return kind === 'approve'
    ? {
        title: `批准退款 ${sum}`,
        verb: '批准退款',
        tone: 'danger' as const,
        children: `${no}，退给 ${buyer.nickName}：${reason}。批准后立即退回，不能撤销。`,
      }
    : {
        title: '撤回退款申请',
        verb: '撤回申请',
        tone: 'plain' as const,
        children: `${no}，${sum}，撤回后可以重新申请。`,
      }
}

const columnsOf = (onAsk: OnAsk, myId: number | undefined, now: Date): Column<DeskRefund>[] => [
  { id: 'no', header: '付款', cell: (refund) => <Of refund={refund} /> },
  { id: 'amount', header: '金额', width: '120px', align: 'right', cell: (refund) => <Sum refund={refund} /> },
  { id: 'reason', header: '原因', cell: ({ reason }) => reason, priority: 3 },
  { id: 'asker', header: '申请人', width: '140px', cell: (refund) => <Asked refund={refund} now={now} /> },
  { id: 'status', header: '状态', width: '150px', cell: (refund) => <State refund={refund} /> },
  { id: 'acts', header: '操作', width: '150px', cell: (refund) => <Acts refund={refund} onAsk={onAsk} myId={myId} /> },
]

const Of = ({ refund: { no, title } }: { refund: DeskRefund }) => (
  <S.Pair>
    <span>{no}</span>
    <S.Why>{title}</S.Why>
  </S.Pair>
)

const Sum = ({ refund: { amount, currency } }: { refund: DeskRefund }) => (
  <MoneyText value={amount} currency={currency} />
)

const Asked = ({ refund: { asker, askTime }, now }: { refund: DeskRefund; now: Date }) => (
  <S.Pair>
    <span>{asker.nickName}</span>
    <S.Why>
      <TimeText value={askTime} now={now} />
    </S.Why>
  </S.Pair>
)

const looks: Record<DeskRefundStatus, { tone: StatusTone; shape: StatusShape }> = {
  waiting: { tone: 'info', shape: 'half' },
  done: { tone: 'ok', shape: 'full' },
  refused: { tone: 'danger', shape: 'ring' },
  withdrawn: { tone: 'neutral', shape: 'ring' },
}

const State = ({ refund: { status, decider, decideReason, needsSecond } }: { refund: DeskRefund }) => (
  <S.Pair>
    <StatusTag {...looks[status]}>{deskRefundStatusLabels[status]}</StatusTag>
    {decider && needsSecond && status !== 'withdrawn' && <S.Why>{decider.nickName}</S.Why>}
    {decideReason && <S.Why>{decideReason}</S.Why>}
  </S.Pair>
)

function Acts({ refund, onAsk, myId }: { refund: DeskRefund; onAsk: OnAsk; myId: number | undefined }) {
  if (refund.status !== 'waiting') return null
  const of = `${refund.no} 的退款`
  if (refund.asker.id === myId)
    return (
      <Button size="sm" aria-label={`撤回 ${of}`} onPress={() => onAsk('withdraw', refund)}>
        撤回
      </Button>
    )

  return (
    <S.Acts>
      <Button size="sm" aria-label={`批准 ${of}`} onPress={() => onAsk('approve', refund)}>
        批准
      </Button>
      <Button size="sm" aria-label={`驳回 ${of}`} onPress={() => onAsk('refuse', refund)}>
        驳回
      </Button>
    </S.Acts>
  )
}

const RefundCard = ({
  refund,
  onAsk,
  myId,
  now,
}: {
  refund: DeskRefund
  onAsk: OnAsk
  myId: number | undefined
  now: Date
}) => (
  <RowCard>
    <RowEnds>
      <Of refund={refund} />
      <Sum refund={refund} />
    </RowEnds>
    <span>{refund.reason}</span>
    <RowEnds>
      <Asked refund={refund} now={now} />
      <State refund={refund} />
    </RowEnds>
    <Acts refund={refund} onAsk={onAsk} myId={myId} />
  </RowCard>
)
