import { faultsIn, orderCloseRules, ruled } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { OrderForm, type OrderFormProps } from './OrderForm.tsx'
import type { OrderSends } from './order-sent.ts'

const other = '其他'
const reasons = ['暂时不需要了', '型号或数量选错', '收货或开票信息有误', '价格或交期不合适', other]

/** Why an unpaid order is given up; the reason may be left out. */
export function CloseForm(props: OrderFormProps<OrderSends['close']>) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const closeReason = chosen === other ? words.trim() : (chosen ?? '')

  return (
    <OrderForm
      {...props}
      label="取消订单"
      submitLabel="取消订单"
      faults={faultsIn(orderCloseRules, { closeReason })}
      values={() => (closeReason ? { closeReason } : {})}
    >
      {(errorOf) => (
        <>
          <p>取消后库存放回，订单不能恢复；商品可以再次购买。</p>
          <RadioGroup
            label={`${orderCloseRules.closeReason.label}（选填）`}
            options={reasons.map((value) => ({ value, label: value }))}
            value={chosen}
            onChange={setChosen}
          />
          {chosen === other && (
            <TextField
              {...ruled(orderCloseRules, 'closeReason')}
              isLabelHidden
              value={words}
              onChange={setWords}
              error={errorOf('closeReason')}
            />
          )}
        </>
      )}
    </OrderForm>
  )
}
