import { FieldError, Group, Label, Text } from 'react-aria-components'
import { styled } from 'styled-components'
import * as S from './Field.styles.ts'
import { LabelWords, PerhapsHidden, ProblemWords, type LabelProps, type NotesProps } from './FieldTexts.tsx'

/** The name of a field of react-aria, which ties it to what it names. */
export const AriaFieldLabel = ({ isHidden, ...words }: LabelProps) => (
  <PerhapsHidden isHidden={isHidden}>
    <Name>
      <LabelWords {...words} />
    </Name>
  </PerhapsHidden>
)

/** The line under a field of react-aria: what is wrong, otherwise what helps. */
export function AriaFieldNotes({ help, error }: NotesProps) {
  if (error)
    return (
      <Problem>
        <ProblemWords error={error} />
      </Problem>
    )
  return help ? <Help slot="description">{help}</Help> : null
}

/** The box of a field of react-aria that has several parts. */
export const AriaBox = styled(Group)<{ $size: S.FieldSize }>`
  ${S.box}
`

const Name = styled(Label)`
  ${S.label}
`

const Help = styled(Text)`
  ${S.help}
`

const Problem = styled(FieldError)`
  ${S.problem}
`
