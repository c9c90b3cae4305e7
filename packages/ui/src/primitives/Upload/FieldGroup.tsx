import { useId } from 'react'
import { styled } from 'styled-components'
import { field } from '../Field/Field.styles.ts'
import { FieldName, FieldNotes } from '../Field/FieldTexts.tsx'

interface FieldGroupProps {
  label: string
  name?: string
  help?: React.ReactNode
  error?: string
  isRequired?: boolean
  isDisabled?: boolean
  /** The label's id, for a part that is named by it too. */
  children: (ids: { label: string; notes: string }) => React.ReactNode
}

/** Label and notes of a field that is no single input; they reach nothing that stands inside it. */
export function FieldGroup({ label, name, help, error, isRequired, isDisabled, children }: FieldGroupProps) {
  const id = useId()
  const ids = { label: `${id}label`, notes: `${id}notes` }

  return (
    <Root
      role="group"
      data-field={name}
      aria-labelledby={ids.label}
      aria-describedby={help || error ? ids.notes : undefined}
      aria-disabled={isDisabled || undefined}
    >
      <FieldName id={ids.label} isRequired={isRequired}>
        {label}
      </FieldName>
      {children(ids)}
      <FieldNotes id={ids.notes} help={help} error={error} />
    </Root>
  )
}

const Root = styled.div`
  ${field}
`
