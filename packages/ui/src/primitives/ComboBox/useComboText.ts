import { useState } from 'react'
import type { ComboBoxProps, ComboOption, ComboValue } from './ComboBox.tsx'

type Options = Pick<ComboBoxProps, 'value' | 'onChange' | 'onQuery' | 'groups'> & { allowsCustom: boolean }

/** The typed text beside the chosen value: until something is chosen, or left, they differ. */
export function useComboText({ value, onChange, onQuery, groups, allowsCustom }: Options) {
  const [text, setText] = useState(value?.label ?? '')
  const [shown, setShown] = useState(value)
  if (!isSame(shown, value)) {
    setShown(value)
    setText(value?.label ?? '')
  }

  const choose = (next: ComboValue | null) => {
    setText(next?.label ?? '')
    setShown(next)
    if (!isSame(next, value)) onChange(next)
  }

  return {
    text,
    type: (typed: string) => {
      if (typed === text) return
      setText(typed)
      onQuery(typed)
    },
    take: (key: React.Key | null) => {
      const option = optionsOf(groups).find((one) => one.value === key)
      if (option) choose({ value: option.value, label: option.label })
    },
    /** Enter without a suggestion, or leaving: free text stands where it may, otherwise what stood before. */
    settle: () => {
      const typed = text.trim()
      if (typed === '') choose(null)
      else if (typed === value?.label) setText(typed)
      else choose(allowsCustom ? custom(typed, groups) : value)
    },
  }
}

/** Free text that spells a suggestion is that suggestion. */
function custom(label: string, groups: ComboBoxProps['groups']): ComboValue {
  const option = optionsOf(groups).find((one) => one.label.toLowerCase() === label.toLowerCase())
  return option ? { value: option.value, label: option.label } : { value: null, label }
}

const optionsOf = (groups: ComboBoxProps['groups']): ComboOption[] => groups.flatMap(({ items }) => items)

const isSame = (one: ComboValue | null, other: ComboValue | null): boolean =>
  one?.value === other?.value && one?.label === other?.label
