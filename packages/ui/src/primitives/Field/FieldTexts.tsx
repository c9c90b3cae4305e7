import { CircleAlert } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './Field.styles.ts'

interface FieldLabelProps {
  children: string
  isRequired?: boolean
  isHidden?: boolean
}

/** The name of a field; what must be filled says so in a word, not with a star. */
export function FieldLabel({ children, isRequired, isHidden }: FieldLabelProps) {
  const label = (
    <S.Label>
      {children}
      {isRequired && <S.Required>必填</S.Required>}
    </S.Label>
  )

  return isHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label
}

interface FieldNotesProps {
  help?: React.ReactNode
  error?: string
}

/** The line under a field: what is wrong, otherwise what helps. */
export function FieldNotes({ help, error }: FieldNotesProps) {
  if (error)
    return (
      <S.Problem>
        <Icon of={CircleAlert} size={14} />
        {error}
      </S.Problem>
    )

  return help ? <S.Help slot="description">{help}</S.Help> : null
}
