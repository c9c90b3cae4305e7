import { AriaFieldLabel, AriaFieldNotes } from '../Field/AriaField.tsx'
import * as S from './RadioGroup.styles.ts'

/** Lines with a dot, or buttons beside each other. */
export type RadioLook = 'list' | 'buttons'

export interface RadioOption {
  value: string
  label: string
  /** What it means, in smaller letters under it. */
  detail?: string
  isDisabled?: boolean
}

export interface RadioGroupProps {
  /** What is chosen. */
  label: string
  options: readonly RadioOption[]
  /** The value of the chosen option; null before there is one. */
  value: string | null
  onChange: (value: string) => void
  /**
   * Lines one under another, or buttons side by side for short words.
   *
   * @default 'list'
   */
  look?: RadioLook
  /**
   * Whether the label is only read aloud.
   *
   * @default false
   */
  isLabelHidden?: boolean
  /** What is wrong with the choice. */
  error?: string
  /** What helps to choose. */
  help?: React.ReactNode
  /** The name of the value in a form. */
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** One of a few, all of them in sight; from seven on, a `Select` is quicker. */
export function RadioGroup({
  label,
  options,
  value,
  look = 'list',
  isLabelHidden,
  error,
  help,
  ...props
}: RadioGroupProps) {
  return (
    <S.Root
      {...props}
      value={value}
      orientation={look === 'buttons' ? 'horizontal' : 'vertical'}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <AriaFieldLabel isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </AriaFieldLabel>
      <S.Options $look={look}>
        {options.map((option) => (
          <S.Option key={option.value} $look={look} value={option.value} isDisabled={option.isDisabled}>
            {look === 'list' && <S.Dot aria-hidden />}
            <S.Words>
              {option.label}
              {option.detail && <S.Detail>{option.detail}</S.Detail>}
            </S.Words>
          </S.Option>
        ))}
      </S.Options>
      <AriaFieldNotes help={help} error={error} />
    </S.Root>
  )
}
