import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { Input } from '../Checkbox/Checkbox.styles.ts'

type Kept = 'id' | 'name' | 'aria-label' | 'aria-describedby'

export interface SwitchProps extends Pick<React.ComponentProps<'input'>, Kept> {
  /** Whether it is on. */
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  /** What is on or off; without it, give an `aria-label`. */
  children?: React.ReactNode
}

/** On or off, and it takes effect at once. What waits for a button is a `Checkbox`. The browser's own box, drawn by us. */
export function Switch({ isSelected, onChange, isDisabled, children, ...props }: SwitchProps) {
  return (
    <Root data-disabled={isDisabled || undefined}>
      <Input
        {...props}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser tells `checked`
        role="switch"
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Rail aria-hidden />
      {children}
    </Root>
  )
}

const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  min-height: 24px;
  cursor: pointer;

  &[data-disabled] {
    color: ${token('color', 'inkQuiet')};
    cursor: not-allowed;
  }
`

const Rail = styled.span`
  position: relative;
  flex: none;
  width: 32px;
  height: 18px;
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: 9px;
  background: ${token('color', 'sunken')};
  transition: background ${token('motion', 'slow')} ${token('motion', 'ease')};

  &::after {
    content: '';
    position: absolute;
    top: 2px;
    left: 2px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${token('color', 'inkFaint')};
    transition: transform ${token('motion', 'slow')} ${token('motion', 'ease')};
  }
  :checked + & {
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accent')};
  }
  :checked + &::after {
    background: ${token('color', 'onAccent')};
    transform: translateX(14px);
  }
  :focus-visible + & {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
  [data-disabled] > & {
    opacity: 0.6;
  }
`
