import { formatAmount } from '@xinpu/sdk/format'
import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import type { CashierPanelProps, CashierState } from './CashierPanel.tsx'
import * as S from './CashierPanel.styles.ts'

type Ended = Exclude<CashierState, 'loading' | 'waiting'>
type EndedPayProps = CashierPanelProps & { state: Ended }

/** A payment that came to an end, or never began: what happened, what is kept, and the ways on. */
export function EndedPay({ state, pay, payName, errorText, isBusy = false, onRefresh, onCancel }: EndedPayProps) {
  const { title, say, verb, Sign } = words[state]
  const amount = pay && formatAmount(pay.amount, pay.currency)
  return (
    <S.Way>
      <S.Code>
        <S.Place data-state={state} aria-hidden>
          <Sign size={48} strokeWidth={1.25} />
        </S.Place>
      </S.Code>
      <S.Told>
        <h3>{title(payName)}</h3>
        <p>{errorText ?? say(amount)}</p>
        {verb && (
          <S.Deeds>
            <Button tone="primary" isPending={isBusy} onPress={onRefresh}>
              {verb}
            </Button>
            <Button isDisabled={isBusy} onPress={onCancel}>
              换一种付法
            </Button>
          </S.Deeds>
        )}
      </S.Told>
    </S.Way>
  )
}

interface Words {
  title: (payName: string) => string
  say: (amount: string | undefined) => string
  /** What starts it anew; without it nothing is left to do. */
  verb?: string
  Sign: typeof CircleAlert
}

const words: Record<Ended, Words> = {
  paid: {
    title: () => '付款成功',
    say: (amount) => (amount ? `已收到 ${amount}，正在打开订单。` : '正在打开订单。'),
    Sign: CircleCheck,
  },
  failed: {
    title: () => '付款没有成功',
    say: () => '没有扣款，订单和库存都还保留。',
    verb: '重新付款',
    Sign: CircleX,
  },
  cancelled: {
    title: () => '已取消这次付款',
    say: () => '没有扣款，订单和库存都还保留。',
    verb: '重新付款',
    Sign: CircleX,
  },
  expired: {
    title: () => '二维码已失效',
    say: () => '订单还保留，刷新后再扫。',
    verb: '刷新二维码',
    Sign: Clock,
  },
  error: {
    title: (payName) => `没能打开${payName}`,
    say: () => '订单还保留，没有扣款。检查网络后再试，或者换一种付法。',
    verb: '再试一次',
    Sign: CircleAlert,
  },
}
