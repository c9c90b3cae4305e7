import type { PayOnline } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './CashierPanel.styles.ts'
import { EndedPay } from './EndedPay.tsx'
import { PayBox } from './PayBox.tsx'
import { LoadingPay, WaitingPay } from './WaitingPay.tsx'

/**
 * How a payment stands. `error`: it could not be started; `failed`, `cancelled`, `expired`: nothing was paid, and
 * another can be started.
 */
export type CashierState = 'loading' | 'waiting' | 'failed' | 'cancelled' | 'expired' | 'paid' | 'error'

export interface CashierPanelProps {
  /** The payment; undefined before it is started. */
  pay: PayOnline | undefined
  state: CashierState
  /** The provider, as people call it: ‘支付宝’. */
  payName: string
  /** Starts the payment anew: after it ended unpaid, or could not be started. */
  onRefresh: () => void
  /** Asks for the outcome at once, past the usual interval. */
  onCheck: () => void
  /** Gives this payment up, to choose another way. */
  onCancel: () => void
  /** Why it did not work, in a Chinese sentence. */
  errorText?: string | undefined
  /**
   * Whether something that was pressed is under way.
   *
   * @default false
   */
  isBusy?: boolean
  /** Other ways to pay, as tabs over it. */
  head?: React.ReactNode
}

/** One online payment: a code to scan or a page to open, what to check, and how it stands. */
export function CashierPanel({ head, ...props }: CashierPanelProps) {
  const { state, payName, pay } = props
  return (
    <PayBox label={`${payName}付款`} head={head} foot={state === 'waiting' && <WaitingFoot {...props} />}>
      {/* Said once when it changes; what is seen stands below. */}
      <VisuallyHidden role="status">{news[state](payName)}</VisuallyHidden>
      {state === 'loading' && <LoadingPay />}
      {state === 'waiting' && pay && <WaitingPay pay={pay} payName={payName} />}
      {state !== 'loading' && state !== 'waiting' && <EndedPay {...props} state={state} />}
    </PayBox>
  )
}

const news: Record<CashierState, (payName: string) => string> = {
  loading: (payName) => `正在打开${payName}`,
  waiting: (payName) => `等待用${payName}付款`,
  failed: () => '付款没有成功',
  cancelled: () => '已取消这次付款',
  expired: () => '二维码已失效',
  paid: () => '付款成功',
  error: (payName) => `没能打开${payName}`,
}

/** Other ways on: the page of the provider, the outcome now, another way to pay. */
const WaitingFoot = ({ pay, payName, onCheck, onCancel, isBusy = false }: CashierPanelProps) => (
  <>
    {pay?.payUrl && pay.qrCode && (
      <S.WideWay>
        不方便扫码？ <Link href={pay.payUrl}>打开{payName}付款</Link>
      </S.WideWay>
    )}
    <S.Ask>
      付了没反应？
      <Button size="sm" tone="quiet" isPending={isBusy} onPress={onCheck}>
        查一次结果
      </Button>
      <Button size="sm" tone="quiet" isDisabled={isBusy} onPress={onCancel}>
        取消付款
      </Button>
    </S.Ask>
  </>
)
