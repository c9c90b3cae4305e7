import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNumberFieldState } from 'react-stately/useNumberFieldState'
import { useImeSafeEnter } from '../TextField/useImeSafeEnter.ts'
import type { NumberFieldProps } from './NumberField.tsx'
import { plainNumber } from './plain-number.ts'

type Options = Pick<
  NumberFieldProps,
  | 'value'
  | 'onChange'
  | 'kind'
  | 'min'
  | 'max'
  | 'step'
  | 'isDisabled'
  | 'isReadOnly'
  | 'onBlur'
  | 'onFocus'
  | 'onEnter'
>

const formats: Record<'integer' | 'decimal', Intl.NumberFormatOptions> = {
  integer: { maximumFractionDigits: 0 },
  decimal: { maximumFractionDigits: 6 },
}

/**
 * What is typed for a number: letters are refused, full-width digits become plain ones, and the number is done on Enter,
 * on leaving and at each step. Its reading and writing are react-stately's.
 */
export function useNumberInput({ value, onChange, kind = 'integer', min, max, step, onEnter, ...props }: Options) {
  const { isDisabled, isReadOnly, onBlur, onFocus } = props
  const state = useNumberFieldState({
    locale: 'zh-CN',
    value: value ?? Number.NaN,
    onChange: (next) => onChange(Number.isNaN(next) ? null : next),
    formatOptions: formats[kind],
    minValue: min,
    maxValue: max,
    step,
    isDisabled,
    isReadOnly,
    // A person's number is never changed behind his back.
    commitBehavior: 'validate',
  })
  const composing = useComposing(state)
  const commit = () => flushSync(() => state.commit())
  const enter = useImeSafeEnter(() => {
    commit()
    onEnter?.()
  })
  const moves: Partial<Record<string, () => void>> = {
    ArrowUp: state.increment,
    PageUp: state.increment,
    ArrowDown: state.decrement,
    PageDown: state.decrement,
  }

  function press(event: React.KeyboardEvent<HTMLInputElement>) {
    enter.onKeyDown(event)
    const move = event.nativeEvent.isComposing || isDisabled || isReadOnly ? undefined : moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return {
    typing: {
      type: 'text',
      inputMode: inputModeOf(kind, min),
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      value: composing.text ?? state.inputValue,
      onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => composing.type(target),
      onCompositionStart: composing.begin,
      onCompositionEnd: (event: React.CompositionEvent<HTMLInputElement>) => {
        enter.onCompositionEnd(event)
        composing.end(event)
      },
      onPaste: (event: React.ClipboardEvent<HTMLInputElement>) => pasteWhole(event, state.commit),
      onKeyDown: press,
      onFocus,
      onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
        commit()
        onBlur?.(event)
      },
    } as const,
    steps: {
      text: state.inputValue,
      less: state.canDecrement ? state.decrement : undefined,
      more: state.canIncrement ? state.increment : undefined,
    },
  }
}

/** An iPhone has no minus among its digits. */
const inputModeOf = (kind: 'integer' | 'decimal', min = 0) =>
  min < 0 ? 'text' : kind === 'decimal' ? 'decimal' : 'numeric'

type State = Pick<ReturnType<typeof useNumberFieldState>, 'inputValue' | 'setInputValue' | 'validate'>

/** What an input method puts together is left alone until it is done; then, as with all that is typed, only figures stay. */
function useComposing({ inputValue, setInputValue, validate }: State) {
  const [text, setText] = useState<string>()
  const isComposing = useRef(false)
  return {
    text,
    begin: ({ currentTarget }: React.CompositionEvent<HTMLInputElement>) => {
      isComposing.current = true
      setText(currentTarget.value)
    },
    end: ({ currentTarget }: React.CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false
      setText(undefined)
      const plain = plainNumber(currentTarget.value)
      if (validate(plain)) setInputValue(plain)
    },
    type: (input: HTMLInputElement) => {
      if (isComposing.current) return setText(input.value)
      const plain = plainNumber(input.value)
      const caret = input.selectionStart ?? input.value.length
      // What is no number leaves the caret where it stood: React alone would put it behind the last figure.
      if (!validate(plain)) return put(input, inputValue, caret - (input.value.length - inputValue.length))
      put(input, plain, plainNumber(input.value.slice(0, caret)).length)
      setInputValue(plain)
    },
  }
}

function put(input: HTMLInputElement, text: string, caret: number) {
  if (input.value === text) return
  input.value = text
  input.setSelectionRange(Math.max(0, caret), Math.max(0, caret))
}

/** A number that takes the place of all shows at once how it is read. */
function pasteWhole(event: React.ClipboardEvent<HTMLInputElement>, commit: (text: string) => void) {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  if ((selectionEnd ?? 0) - (selectionStart ?? 0) !== value.length) return
  event.preventDefault()
  commit(event.clipboardData.getData('text/plain').normalize('NFKC').trim())
}
