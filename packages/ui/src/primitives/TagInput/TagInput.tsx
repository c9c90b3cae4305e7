import { useRef } from 'react'
import { Input } from 'react-aria-components'
import { AriaFieldLabel, AriaFieldNotes } from '../Field/AriaField.tsx'
import { Counter } from '../Field/Field.styles.ts'
import { Tag } from '../Tag/Tag.tsx'
import * as S from './TagInput.styles.ts'
import { useTagInput } from './useTagInput.ts'

export interface TagInputProps {
  /** What the words are. */
  label: string
  /** The words, in their order. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** How many words there may be; without it there is no limit, and no count. */
  max?: number
  /**
   * How many characters a word may have.
   *
   * @default 40
   */
  maxLength?: number
  /** What is wrong with the words. */
  error?: string
  /** What helps to fill it in. */
  help?: React.ReactNode
  /** What stands there before the first word. */
  placeholder?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** Words to type or paste, each a tag: Enter, a comma, 、 or a line break ends one. */
export function TagInput({
  label,
  value,
  onChange,
  max,
  maxLength = 40,
  error,
  help,
  placeholder,
  ...props
}: TagInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const focus = () => input.current?.focus()
  const tags = useTagInput({ value, onChange, max: max ?? Number.POSITIVE_INFINITY, onRemoved: focus })

  return (
    <S.Root
      {...props}
      value={tags.typed}
      onChange={tags.type}
      onBlur={tags.leave}
      maxLength={maxLength}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <AriaFieldLabel isRequired={props.isRequired}>{label}</AriaFieldLabel>
      <S.Box
        isInvalid={Boolean(error)}
        isDisabled={props.isDisabled}
        onClick={({ target, currentTarget }) => target === currentTarget && focus()}
      >
        {value.length > 0 && (
          <ul aria-label={label}>
            {value.map((word) => (
              <li key={word}>
                <Tag onRemove={props.isDisabled ? undefined : () => tags.remove(word)} removeLabel={`移除 ${word}`}>
                  <S.Word title={word}>{word}</S.Word>
                </Tag>
              </li>
            ))}
          </ul>
        )}
        <Input
          ref={input}
          placeholder={value.length === 0 ? placeholder : undefined}
          onPaste={tags.onPaste}
          onCompositionEnd={tags.onCompositionEnd}
          onKeyDown={tags.onKeyDown}
        />
      </S.Box>
      <S.Foot>
        <div>
          <S.Said role="status">{tags.said}</S.Said>
          <AriaFieldNotes help={tags.said ? undefined : help} error={error} />
        </div>
        {max !== undefined && (
          <Counter data-full={value.length >= max || undefined}>
            {value.length} / {max}
          </Counter>
        )}
      </S.Foot>
    </S.Root>
  )
}
