import { faultsIn, ruled, warehousingNoRules } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { OrderForm, type OrderFormProps } from './OrderForm.tsx'
import type { OrderSends } from './order-sent.ts'

/** The warehouse entry of an order in dollars, by which the shop delivers in Hong Kong. */
export function WarehousingForm(props: OrderFormProps<OrderSends['warehousingNo']>) {
  const [warehousingNo, setNo] = useState(props.order.warehousingNo ?? '')
  return (
    <OrderForm
      {...props}
      label="入仓号"
      submitLabel="保存入仓号"
      faults={faultsIn(warehousingNoRules, { warehousingNo })}
      values={() => ({ warehousingNo: warehousingNo.trim() })}
    >
      {(errorOf) => (
        <TextField
          {...ruled(warehousingNoRules, 'warehousingNo')}
          value={warehousingNo}
          onChange={setNo}
          autoComplete="off"
          placeholder="如 HKW-20261122-087"
          help="货代给的编号，店铺凭它送到香港仓，发货前可以改"
          error={errorOf('warehousingNo')}
        />
      )}
    </OrderForm>
  )
}
