// chunk: widgets
import { CircleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './Field.styles.ts'

export interface LabelProps {
  children: string
  isRequired?: boolean
  isHidden?: boolean
}

/** The name of an input; what must be filled says so in a word, not with a star. */
export const FieldLabel = ({ id, isHidden, ...words }: LabelProps & { id: string }) => (
  <PerhapsHidden isHidden={isHidden}>
    <Label htmlFor={id}>
      <LabelWords {...words} />
    </Label>
  </PerhapsHidden>
)

/** The name of a field that is no single input: what it is told by `aria-labelledby`. */
export const FieldName = ({
  id,
  onPress,
  ...words
}: Omit<LabelProps, 'isHidden'> & { id: string; onPress?: () => void }) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a pointer alone needs it, as with a label
  <Name id={id} onClick={onPress}>
    <LabelWords {...words} />
  </Name>
)

export const LabelWords = ({ children, isRequired }: LabelProps) => (
  <>
    {children}
    {isRequired && <S.Required>必填</S.Required>}
  </>
)

export const PerhapsHidden = ({ isHidden, children }: { isHidden?: boolean; children: React.ReactNode }) =>
  isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children

export interface NotesProps {
  help?: React.ReactNode
  error?: string
}

/** The line under an input: what is wrong, otherwise what helps. */
export function FieldNotes({ id, help, error }: NotesProps & { id: string }) {
  if (error)
    return (
      <Problem id={id} data-said="problem">
        <ProblemWords error={error} />
      </Problem>
    )
  return help ? <Help id={id}>{help}</Help> : null
}

export const ProblemWords = ({ error }: { error: string }) => (
  <>
    <Icon of={CircleAlert} size={14} />
    {error}
  </>
)

const Label = styled.label`
  ${S.label}
`

const Name = styled.span`
  ${S.label}
`

const Help = styled.span`
  ${S.help}
`

const Problem = styled.span`
  ${S.problem}
`
