import { formatAmount } from '@xinpu/sdk/format'
import type { OrderVO } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'

interface FinishDialogProps {
  order: OrderVO
  isOpen: boolean
  onClose: () => void
  onSend: () => Promise<unknown>
  serverError?: string | undefined
}

/** The goods are here: the money goes to the shop. The safe answer has the focus. */
export const FinishDialog = ({ order, isOpen, onClose, onSend, serverError }: FinishDialogProps) => (
  <ConfirmDialog
    title="确认收货"
    verb={`确认收到 ${order.goods.length} 行`}
    tone="plain"
    cancel="再等等"
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    confirm={onSend}
    failureOf={(error) => refusalOf(error, '没有成功，请再试一次')}
  >
    {serverError && <Alert tone="danger" title={serverError} />}
    订单 {order.orderNo} 共 {order.goods.length} 行。确认后货款 {formatAmount(order.payAmount, order.type)} 结算给
    {order.merchantName}，不能撤回；有问题请先申请退款。
  </ConfirmDialog>
)
