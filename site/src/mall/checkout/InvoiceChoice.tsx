import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '@xinpu/sdk/types'
import type { InvoicedSum } from '@xinpu/ui/mall'
import { RadioGroup, RecordPicker } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { Region } from '../../account/Region.tsx'
import { useCall } from '../../app/api.ts'
import { InvoiceContainer } from '../InvoiceContainer.tsx'
import { mostKept, myTitles } from '../queries.ts'

interface InvoiceChoiceProps {
  /** The chosen title; undefined for no invoice. */
  value: number | undefined
  onChange: (id: number | undefined) => void
  /** What the invoice is for. */
  sum: InvoicedSum
}

/** Whether there is an invoice, and whom it is for. */
export function InvoiceChoice({ value, onChange, sum }: InvoiceChoiceProps) {
  const found = useQuery(myTitles(useCall()))
  return <Region of={found}>{(items) => <Choice items={items} value={value} onChange={onChange} sum={sum} />}</Region>
}

const wishes = [
  { value: 'none', label: '不开票' },
  { value: 'wanted', label: '开发票' },
] as const

function Choice({ items, value, onChange, sum }: InvoiceChoiceProps & { items: readonly Invoice[] }) {
  const [edited, setEdited] = useState<Invoice | 'new'>()
  // Without a title there is no invoice, so none is chosen once the dialog is closed without one.
  const isWanted = value !== undefined || edited !== undefined
  const usual = items.find(({ isDefault }) => isDefault) ?? items[0]

  function wish(next: string) {
    onChange(next === 'wanted' ? usual?.id : undefined)
    if (next === 'wanted' && !usual) setEdited('new')
  }

  return (
    <>
      <RadioGroup
        label="是否开票"
        isLabelHidden
        look="buttons"
        options={wishes}
        value={isWanted ? 'wanted' : 'none'}
        onChange={wish}
      />
      {isWanted && (
        <RecordPicker
          kind="invoice"
          items={items}
          value={value ?? null}
          onChange={onChange}
          {...(items.length < mostKept && { onAdd: () => setEdited('new') })}
          onEdit={(id) => setEdited(items.find((title) => title.id === id))}
        />
      )}
      {edited && (
        <InvoiceContainer
          edited={edited}
          onClose={() => setEdited(undefined)}
          onAdded={({ id }) => onChange(id)}
          sum={sum}
          submitLabel="保存并使用"
        />
      )}
    </>
  )
}
