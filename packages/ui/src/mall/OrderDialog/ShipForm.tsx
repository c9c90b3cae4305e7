import { formatNumber } from '@xinpu/sdk/format'
import { ruled, shipRules } from '@xinpu/sdk/rules'
import type { OrderVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { CarrierField } from './CarrierField.tsx'
import * as S from './OrderDialog.styles.ts'
import { OrderForm, type OrderFormProps } from './OrderForm.tsx'
import type { OrderSends } from './order-sent.ts'
import { keptBack, packed, shipFaults, shipmentOf, wholeParcel, type ShipDraft } from './ship-draft.ts'
import { ShipLines } from './ShipLines.tsx'

/** A parcel: what is in it, who carries it, under which number. */
export function ShipForm(props: OrderFormProps<OrderSends['ship']>) {
  const { order } = props
  const [draft, setDraft] = useState(() => wholeParcel(order))
  const change = (part: Partial<ShipDraft>) => setDraft((before) => ({ ...before, ...part }))
  const lines = packed(order, draft).length

  return (
    <OrderForm
      {...props}
      label="发货"
      submitLabel={lines === 0 ? '发货' : `发出 ${lines} 行`}
      faults={shipFaults(order, draft)}
      values={() => shipmentOf(order, draft)}
    >
      {(errorOf) => (
        <>
          <ShipLines order={order} draft={draft} onChange={change} errorOf={errorOf} />
          <Rest order={order} draft={draft} />
          <S.Pair>
            <CarrierField
              currency={order.type}
              value={draft.company}
              onChange={(company) => change({ company })}
              error={errorOf('company')}
            />
            <TextField
              {...ruled(shipRules, 'no')}
              value={draft.no}
              onChange={(no) => change({ no })}
              autoComplete="off"
              error={errorOf('no')}
            />
          </S.Pair>
        </>
      )}
    </OrderForm>
  )
}

/** What the buyer waits for after this parcel. */
function Rest({ order, draft }: { order: OrderVO; draft: ShipDraft }) {
  const kept = keptBack(order, draft)
  if (kept.lines === 0) return null
  return <Alert title={`还有 ${kept.lines} 行 ${formatNumber(kept.pieces)} 片留到下一包，买家会看到`} />
}
