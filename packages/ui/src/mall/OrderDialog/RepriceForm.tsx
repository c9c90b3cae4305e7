import { formatAmount, toMicro } from '@xinpu/sdk/format'
import { faultsIn, repriceRules, ruled } from '@xinpu/sdk/rules'
import type { OrderVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import * as S from './OrderDialog.styles.ts'
import { OrderForm, type OrderFormProps } from './OrderForm.tsx'
import type { OrderSends } from './order-sent.ts'
import { signOf } from './sign.ts'

/** What an unpaid order costs from now on. */
export function RepriceForm(props: OrderFormProps<OrderSends['reprice']>) {
  const { order } = props
  const [payAmount, setAmount] = useState<number | null>(null)
  const isSame = payAmount === order.payAmount

  return (
    <OrderForm
      {...props}
      label="改价"
      submitLabel={payAmount === null ? '改价' : `改为 ${formatAmount(payAmount, order.type)}`}
      faults={faultsIn(
        repriceRules,
        { payAmount: payAmount ?? undefined },
        { payAmount: (payAmount === null && '请输入应付金额') || (isSame && '与现在的应付金额相同') },
      )}
      values={() => ({ payAmount: payAmount ?? order.payAmount })}
    >
      {(errorOf) => (
        <>
          <Sums order={order} />
          <NumberField
            {...ruled(repriceRules, 'payAmount')}
            kind="decimal"
            prefix={signOf(order.type)}
            value={payAmount}
            onChange={setAmount}
            help={payAmount === null ? '含运费，最多 2 位小数' : differenceOf(order, payAmount)}
            error={errorOf('payAmount')}
          />
        </>
      )}
    </OrderForm>
  )
}

const Sums = ({ order }: { order: OrderVO }) => (
  <S.Sums>
    <div>
      <dt>商品</dt>
      <dd>{formatAmount(order.goodsAmount, order.type)}</dd>
    </div>
    <div>
      <dt>运费</dt>
      <dd>{formatAmount(order.freight, order.type)}</dd>
    </div>
    <div>
      <dt>现在应付</dt>
      <dd>{formatAmount(order.payAmount, order.type)}</dd>
    </div>
  </S.Sums>
)

function differenceOf({ payAmount, type }: OrderVO, next: number): string {
  const difference = toMicro(next.toFixed(6)) - toMicro(payAmount)
  if (difference === 0n) return '没有变化'
  return `比现在${difference < 0n ? '少' : '多'} ${formatAmount(difference < 0n ? -difference : difference, type)}`
}
