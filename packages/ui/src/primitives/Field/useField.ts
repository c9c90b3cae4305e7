// chunk: widgets
import { useId } from 'react'

/** What is told of a field besides its value. */
export interface FieldFacts {
  /** The id of the input; without one it gets its own. */
  id?: string
  /** What is wrong with the value. */
  error?: string
  /** What helps to fill it in. */
  help?: React.ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

/**
 * Ties label, input and the line under it together, for those who do not see that they stand together: spread `input` on
 * what is typed into, give `id` to `FieldLabel` and `notes` to `FieldNotes`.
 */
export function useField({ id: given, error, help, isRequired, isDisabled, isReadOnly }: FieldFacts) {
  const own = useId()
  const id = given ?? own
  const notes = `${id}-notes`
  return {
    id,
    notes,
    input: {
      id,
      disabled: isDisabled,
      readOnly: isReadOnly,
      'aria-required': isRequired || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || help ? notes : undefined,
    },
    /** For the box around the input. */
    box: { 'data-invalid': error ? true : undefined, 'data-disabled': isDisabled || undefined },
  } as const
}
