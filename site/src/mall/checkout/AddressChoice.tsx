import { useQuery } from '@tanstack/react-query'
import { addressAdd } from '@xinpu/sdk/mall'
import type { AddressType, DeliveryAddress } from '@xinpu/sdk/types'
import { AddressForm } from '@xinpu/ui/mall'
import { RecordPicker, Skeleton } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { Region } from '../../account/Region.tsx'
import { useCall } from '../../app/api.ts'
import { useAct } from '../../app/use-act.ts'
import { AddressContainer } from '../AddressContainer.tsx'
import { mostKept, myAddresses } from '../queries.ts'
import { useRegions } from '../regions.ts'

interface AddressChoiceProps {
  /** Where the goods can go. */
  type: AddressType
  /** The chosen address. */
  value: number | undefined
  onChange: (id: number) => void
  error: string | undefined
}

/** Where the goods go: one of the person's addresses, or a new one; where there is none yet, its form stands here. */
export function AddressChoice({ type, value, onChange, error }: AddressChoiceProps) {
  const found = useQuery(myAddresses(useCall()))
  return (
    <Region of={found}>
      {(all) => <Choice all={all} type={type} value={value} onChange={onChange} error={error} />}
    </Region>
  )
}

function Choice({ all, type, value, onChange, error }: AddressChoiceProps & { all: readonly DeliveryAddress[] }) {
  const [edited, setEdited] = useState<DeliveryAddress | 'new'>()
  const { ready } = useRegions(type)
  const items = all.filter((address) => address.type === type)
  const open = (address: DeliveryAddress | 'new' | undefined) => void ready().then(() => setEdited(address))
  if (items.length === 0) return <First type={type} onAdded={onChange} />

  return (
    <>
      <RecordPicker
        kind="address"
        label="寄到"
        items={items}
        value={value ?? null}
        onChange={onChange}
        {...(all.length < mostKept && { onAdd: () => open('new') })}
        onEdit={(id) => open(items.find((address) => address.id === id))}
        {...(error && { error })}
      />
      {edited && (
        <AddressContainer
          edited={edited}
          type={type}
          count={all.length}
          onClose={() => setEdited(undefined)}
          onAdded={({ id }) => onChange(id)}
          submitLabel="保存并使用"
        />
      )}
    </>
  )
}

/** The first address is written in place: nothing can be ordered without one. */
function First({ type, onAdded }: { type: AddressType; onAdded: (id: number) => void }) {
  const act = useAct()
  const { regions, readAddress } = useRegions(type)
  if (regions.nodes.length === 0) return <Skeleton shape="row" count={3} />
  return (
    <AddressForm
      type={type}
      regions={regions}
      readAddress={readAddress}
      onSave={(values) => act(addressAdd, { ...values, type }, ({ id }) => onAdded(id))}
      submitLabel="保存并使用"
    />
  )
}
