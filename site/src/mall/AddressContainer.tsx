import { addressAdd, addressUpdate } from '@xinpu/sdk/mall'
import type { AddressType, DeliveryAddress } from '@xinpu/sdk/types'
import { AddressDialog, type AddressValues } from '@xinpu/ui/mall'
import { toast } from '@xinpu/ui/primitives'
import { useAct } from '../app/use-act.ts'
import { mostKept } from './queries.ts'
import { useRegions } from './regions.ts'

interface AddressContainerProps {
  edited: DeliveryAddress | 'new'
  /** Where a new one lies. */
  type: AddressType
  /** How many there are. */
  count: number
  onClose: () => void
  /** A new one is kept: it may be wanted at once. */
  onAdded?: (address: DeliveryAddress) => void
  /** What the button does. */
  submitLabel?: string
}

/** A new delivery address, or one that is changed. */
export function AddressContainer({ edited, type, count, onClose, onAdded, submitLabel }: AddressContainerProps) {
  const act = useAct()
  const { regions, readAddress } = useRegions(type)
  const known = edited === 'new' ? undefined : edited

  const close = () => {
    toast.success('已保存收货地址')
    onClose()
  }
  const save = async (values: AddressValues) => {
    if (known) return act(addressUpdate, { ...values, id: known.id }, close)
    const added = await act(addressAdd, { ...values, type }, close)
    onAdded?.(added)
    return added
  }

  return (
    <AddressDialog
      address={known}
      type={type}
      regions={regions}
      readAddress={readAddress}
      isOpen
      onClose={onClose}
      onSave={save}
      count={`${count}/${mostKept}`}
      {...(submitLabel && { submitLabel })}
    />
  )
}
