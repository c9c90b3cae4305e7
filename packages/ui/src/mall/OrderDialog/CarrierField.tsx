import { ruled, shipRules } from '@xinpu/sdk/rules'
import type { Currency } from '@xinpu/sdk/types'
import { useState } from 'react'
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx'

interface CarrierFieldProps {
  /** Goods in dollars go from Hong Kong. */
  currency: Currency
  value: string
  onChange: (company: string) => void
  error: string | undefined
}

const carriers: Record<Currency, readonly string[]> = {
  CNY: ['顺丰速运', '京东物流', '德邦快递', '中通快递', '圆通速递', '申通快递', '韵达速递', 'EMS'],
  USD: ['顺丰速运', 'DHL', 'FedEx', 'UPS', '货代自提'],
}

/** Who carries a parcel: the usual ones, or any name. */
export function CarrierField({ currency, value, onChange, error }: CarrierFieldProps) {
  const [query, setQuery] = useState('')
  const found = carriers[currency].filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()))
  return (
    <ComboBox
      {...ruled(shipRules, 'company')}
      allowsCustom
      groups={[{ title: '', items: found.map((name) => ({ value: name, label: name })) }]}
      value={value ? { value: carriers[currency].includes(value) ? value : null, label: value } : null}
      onChange={(chosen) => onChange(chosen?.label ?? '')}
      onQuery={setQuery}
      placeholder="选择或直接输入"
      error={error}
    />
  )
}
