import { formatAmount } from '@xinpu/sdk/format'
import { deskRefundSetLimitRules, ruled } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import * as S from './RefundDesk.styles.ts'

interface RefundLimitProps {
  /** Yuan; undefined while it is on its way. */
  limit: number | undefined
  /** Absent for whoever does not decide that. */
  onLimit?: (amount: number) => Promise<unknown>
}

/** How much one person may give back alone, and the button of whoever decides that. */
export function RefundLimit({ limit, onLimit }: RefundLimitProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <S.Head>
      <S.Why>
        {limit === undefined
          ? '超过限额的退款要第二个人批准。'
          : `同一笔付款，一个人最多退 ${formatAmount(limit, 'CNY')}，超过的要第二个人批准；美元付款都要两个人。`}
      </S.Why>
      {onLimit && limit !== undefined && <Button onPress={() => setOpen(true)}>调整限额</Button>}
      {onLimit && limit !== undefined && isOpen && (
        <LimitDialog limit={limit} onLimit={onLimit} onClose={() => setOpen(false)} />
      )}
    </S.Head>
  )
}

function LimitDialog({
  limit,
  onLimit,
  onClose,
}: {
  limit: number
  onLimit: (amount: number) => Promise<unknown>
  onClose: () => void
}) {
  const [amount, setAmount] = useState<number | null>(limit)
  const [state, setState] = useState<{ isPending?: boolean; failure?: string }>({})

  async function save() {
    if (amount === null) return setState({ failure: '请输入限额' })
    setState({ isPending: true })
    try {
      await onLimit(amount)
      onClose()
    } catch (error) {
      setState({ failure: refusalOf(error, '没有保存，请再试一次') })
    }
  }

  return (
    <Dialog
      title="一个人可退的金额"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button tone="primary" isPending={state.isPending ?? false} onPress={() => void save()}>
          保存限额
        </Button>
      }
    >
      <NumberField
        {...ruled(deskRefundSetLimitRules, 'amount')}
        kind="decimal"
        prefix="¥"
        value={amount}
        onChange={setAmount}
        help="填 0 时每笔退款都要两个人"
      />
      {state.failure && <Alert tone="danger" title={state.failure} />}
    </Dialog>
  )
}
