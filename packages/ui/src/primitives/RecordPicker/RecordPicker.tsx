import type { ContactVO, DeliveryAddress, Invoice } from '@xinpu/sdk/types'
import { Plus } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { AriaFieldLabel, AriaFieldNotes } from '../Field/AriaField.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { RecordCard } from './RecordCard.tsx'
import * as S from './RecordPicker.styles.ts'

export type RecordKind = 'address' | 'invoice' | 'contact'
export type PickedRecord = DeliveryAddress | Invoice | ContactVO

/** What is chosen from: where goods go, who the bill is for, or who is called. */
export type RecordList =
  | { kind: 'address'; items: readonly DeliveryAddress[] }
  | { kind: 'invoice'; items: readonly Invoice[] }
  | { kind: 'contact'; items: readonly ContactVO[] }

export type RecordPickerProps = RecordList & {
  /** The id of the chosen record; null before there is one. */
  value: number | null
  onChange: (id: number) => void
  /** Opens the dialog for a new one. */
  onAdd?: () => void
  /** Opens the dialog for this one; without it there is no ‘编辑’. */
  onEdit?: (id: number) => void
  /**
   * Whether the records are here, on their way, or could not be had.
   *
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error'
  /** Asks for the records again. */
  onRetry?: () => void
  /** What is chosen, where the kind's own word does not fit: ‘询价联系人’. */
  label?: string
  /** What is wrong with the choice. */
  error?: string
  /** Whether one must be chosen. */
  isRequired?: boolean
}

/** One of a person's own records, as cards with a dot; a new one is a press away. */
export function RecordPicker(props: RecordPickerProps) {
  const { kind, state = 'ready', onRetry, label = words[kind].label, onAdd } = props

  return (
    <S.Root>
      {state === 'ready' && props.items.length > 0 ? (
        <Cards {...props} label={label} />
      ) : (
        <>
          <S.Title>{label}</S.Title>
          {state === 'loading' && <Skeleton shape="card" count={2} />}
          {state === 'error' && <ErrorState kind="network" onRetry={onRetry} />}
          {state === 'ready' && (
            <S.Empty data-invalid={props.error ? true : undefined}>{props.error ?? words[kind].empty}</S.Empty>
          )}
        </>
      )}
      {onAdd && state === 'ready' && (
        <div>
          <Button onPress={onAdd}>
            <Icon of={Plus} />
            {words[kind].add}
          </Button>
        </div>
      )}
    </S.Root>
  )
}

function Cards({ value, onChange, onEdit, label, error, isRequired, ...list }: RecordPickerProps & { label: string }) {
  return (
    <S.Group
      value={value === null ? null : String(value)}
      onChange={(id: string) => onChange(Number(id))}
      isInvalid={Boolean(error)}
      isRequired={isRequired}
      validationBehavior="aria"
    >
      <AriaFieldLabel isRequired={isRequired}>{label}</AriaFieldLabel>
      <S.Grid>
        {list.items.map((item) => (
          <RecordCard key={item.id} kind={list.kind} item={item} onEdit={onEdit} />
        ))}
      </S.Grid>
      <AriaFieldNotes error={error} />
    </S.Group>
  )
}

const words: Record<RecordKind, { label: string; add: string; empty: string }> = {
  address: { label: '收货地址', add: '新增收货地址', empty: '还没有收货地址，请先新增一个。' },
  invoice: { label: '发票抬头', add: '新增发票抬头', empty: '还没有发票抬头，请先新增一个。' },
  contact: { label: '联系人', add: '新增联系人', empty: '还没有联系人，请先新增一个。' },
}
