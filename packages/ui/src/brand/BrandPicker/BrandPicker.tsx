import type { BrandHint } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ComboBox, type ComboBoxProps } from '../../primitives/ComboBox/ComboBox.tsx'
import { useHints } from '../../primitives/ComboBox/useHints.ts'
import { BrandDialog } from '../BrandDialog/BrandDialog.tsx'
import type { AddFormProps } from '../BrandDialog/AddForm.tsx'
import * as S from './BrandPicker.styles.ts'

/** A brand of the library, or the name of one that it does not have. */
export interface PickedBrand {
  id?: number
  name: string
}

export interface BrandPickerProps extends Pick<ComboBoxProps, 'size' | 'error' | 'name' | 'isRequired' | 'isDisabled'> {
  /**
   * What is asked for.
   *
   * @default '品牌'
   */
  label?: string
  value: PickedBrand | null
  onChange: (value: PickedBrand | null) => void
  /** Brands whose name or alias begins so. */
  find: (words: string) => Promise<readonly BrandHint[]>
  /** Proposes a brand that the library does not have; without it a new name goes as it is. */
  propose?: AddFormProps['propose']
}

/** A brand, by any of its names; one that is not listed can be named and proposed. */
export function BrandPicker({ label = '品牌', value, onChange, find, propose, ...field }: BrandPickerProps) {
  const found = useHints(find)
  const [isOpen, setOpen] = useState(false)
  const isNew = value !== null && value.id === undefined

  return (
    <S.Root>
      <ComboBox
        {...field}
        label={label}
        groups={[{ title: '', items: found.hints.map(toOption) }]}
        state={found.state}
        value={value && { value: value.id === undefined ? null : String(value.id), label: value.name }}
        onChange={(next) => onChange(next && { name: next.label, ...(next.value && { id: Number(next.value) }) })}
        onQuery={found.query}
        placeholder="中英文名、简称都可以"
        allowsCustom
        help={isNew && `品牌库中还没有“${value.name}”，会一起送审。`}
      />
      {/* Outside the field: a button within it is the one that opens its list. */}
      {propose && isNew && (
        <Button tone="quiet" size="sm" isDisabled={field.isDisabled} onPress={() => setOpen(true)}>
          新增品牌
        </Button>
      )}
      {propose && isNew && (
        <BrandDialog
          mode="add"
          name={value.name}
          isOpen={isOpen}
          onOpenChange={setOpen}
          propose={propose}
          onProposed={(name) => onChange({ name })}
        />
      )}
    </S.Root>
  )
}

const toOption = ({ id, name, fullName }: BrandHint) => ({ value: String(id), label: fullName, detail: name })
