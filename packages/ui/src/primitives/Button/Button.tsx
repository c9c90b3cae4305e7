import type { BareButtonProps } from './BareButton.tsx'
import * as S from './Button.styles.ts'

export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonShape = 'text' | 'icon' | 'block'

export interface ButtonLook {
  /**
   * How loudly it asks: one `primary` in a view; `danger` is outlined until it is the answer of a dialog.
   *
   * @default 'plain'
   */
  tone?: ButtonTone
  /**
   * 28, 36 or 44 px high.
   *
   * @default 'md'
   */
  size?: ButtonSize
  /**
   * As wide as its text, square around an icon (give it `aria-label`), or as wide as its place.
   *
   * @default 'text'
   */
  shape?: ButtonShape
}

export interface ButtonProps extends ButtonLook, Omit<BareButtonProps, 'className' | 'style' | 'onClick'> {
  /** Whether it is pressed in; leave it out on a button that does not toggle. */
  isPressedOn?: boolean
}

/** Does something. To go somewhere, use `LinkButton` or `Link`. */
export function Button({ tone = 'plain', size = 'md', shape = 'text', isPressedOn, ...props }: ButtonProps) {
  return <S.Root aria-pressed={isPressedOn} {...props} $tone={tone} $size={size} $shape={shape} />
}
