import { addressTypeLabels } from '@xinpu/sdk/labels'
import type { AddressType, DeliveryAddress } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { addressFaults, blankAddress, draftOf, filledWith, valuesOf, type AddressValues } from './address-draft.ts'
import { AddressFields, type AddressRegions } from './AddressFields.tsx'
import { PasteBox } from './PasteBox.tsx'
import { usePasted, type AddressReader } from './usePasted.ts'
import * as S from './AddressDialog.styles.ts'

export interface AddressFormProps {
  /** The address that is changed; without it a new one is made. */
  address?: DeliveryAddress | undefined
  /** Where a new one lies. */
  type: AddressType
  /** The provinces to choose from, and what lies in a region. */
  regions: AddressRegions
  /** Reads a pasted address; without it there is no box to paste into. */
  readAddress?: AddressReader
  /** Keeps it; rejects with the server's word, everything stays typed. Whoever kept it closes the dialog. */
  onSave: (values: AddressValues) => Promise<unknown> | void
  /** Another way out, before the button. */
  onClose?: () => void
  /** What the server refused, where it is not the rejection of `onSave`. */
  serverError?: string | undefined
  /** How many there are of how many: ‘3/20’. */
  count?: string | undefined
  /**
   * What the button does.
   *
   * @default '保存'
   */
  submitLabel?: string
}

export interface AddressDialogProps extends AddressFormProps {
  isOpen: boolean
  onClose: () => void
}

/** A delivery address in a dialog: pasted as somebody sent it, then checked field by field. */
export function AddressDialog({ isOpen, ...form }: AddressDialogProps) {
  const { address, type, onClose } = form
  const isHongKong = (address?.type ?? type) === 'HK'
  return (
    <Dialog
      title={address ? '修改地址' : '新地址'}
      {...(isHongKong && { subtitle: `${addressTypeLabels.HK}，美元商品在这里交货` })}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <AddressForm {...form} />
    </Dialog>
  )
}

/** The same in place, where there is no address yet. */
export function AddressForm({ address, type, regions, readAddress, onSave, onClose, ...props }: AddressFormProps) {
  const [draft, setDraft] = useState(() => (address ? draftOf(address) : blankAddress(type)))
  const { serverErrors, attempt } = useRefused()

  async function submit() {
    const values = valuesOf(draft, address)
    if (values) await attempt(async () => onSave(values))
  }

  return (
    <Form
      label={address ? '修改地址' : '新地址'}
      submitLabel={props.submitLabel ?? '保存'}
      faults={addressFaults(draft)}
      serverErrors={props.serverError ? [{ field: 'server', message: props.serverError }] : serverErrors}
      onSubmit={submit}
      actions={
        <>
          {props.count && <S.Count>已存 {props.count}</S.Count>}
          {onClose && <Button onPress={onClose}>取消</Button>}
        </>
      }
    >
      {(errorOf) => (
        <>
          {readAddress && !address && (
            <Paste readAddress={readAddress} onRead={(read) => setDraft((before) => filledWith(before, read))} />
          )}
          <AddressFields
            draft={draft}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
            errorOf={errorOf}
            regions={regions}
            isDefault={address?.isDefault ?? false}
          />
        </>
      )}
    </Form>
  )
}

interface PasteProps {
  readAddress: AddressReader
  onRead: Parameters<typeof usePasted>[1]
}

function Paste({ readAddress, onRead }: PasteProps) {
  const { text, pasted, change } = usePasted(readAddress, onRead)
  return <PasteBox text={text} pasted={pasted} onChange={(next) => void change(next)} />
}
