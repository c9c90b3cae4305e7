import { useQuery } from '@tanstack/react-query'
import { ComboBox } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { suggestions } from '../datasheet/queries.ts'

export interface AddPartProps {
  /** Parts that are compared already. */
  ids: readonly number[]
  /** One was chosen. */
  onAdd: (id: number) => void
}

/** Finds one part more to compare, by its number. */
export function AddPart({ ids, onAdd }: AddPartProps) {
  const call = useCall()
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 150)
  const { data, isFetching, isError } = useQuery({ ...suggestions(call, words), enabled: words !== '' })
  const models = (data?.data ?? []).filter(({ type, id }) => type === 'model' && !ids.includes(id))

  return (
    <ComboBox
      // A part that was added leaves an empty field.
      key={ids.join(',')}
      label="添加型号"
      isLabelHidden
      size="sm"
      placeholder="添加型号"
      value={null}
      onChange={(value) => value?.value && onAdd(Number(value.value))}
      onQuery={setTyped}
      state={isError ? 'error' : isFetching ? 'loading' : 'ready'}
      groups={[
        { title: '', items: models.map(({ id, name, detail }) => ({ value: String(id), label: name, detail })) },
      ]}
    />
  )
}
