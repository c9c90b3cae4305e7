import { useId } from 'react'
import { FieldErrorContext, Group, LabelContext, Provider, TextContext } from 'react-aria-components'
import { styled } from 'styled-components'
import { field } from '../Field/Field.styles.ts'
import { FieldLabel, FieldNotes } from '../Field/FieldTexts.tsx'

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
      data-field={name}
      aria-labelledby={ids.label}
      aria-describedby={help || error ? ids.notes : undefined}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
    >
      <LabelContext value={{ id: ids.label, elementType: 'span' }}>
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      </LabelContext>
      {children(ids)}
      <Provider
        values={[
          [TextContext, { slots: { description: { id: ids.notes }, errorMessage: { id: ids.notes } } }],
          [
            FieldErrorContext,
            { isInvalid: Boolean(error), validationErrors: [], validationDetails: {} as ValidityState },
          ],
        ]}
      >
        <FieldNotes help={help} error={error} />
      </Provider>
    </Root>
  )
}

const Root = styled(Group)`
  ${field}
`
