import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'> {
  /** What is on or off; without it, give an `aria-label`. */
  children?: React.ReactNode
}

/** On or off, and it takes effect at once. What waits for a button is a `Checkbox`. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <Root {...props}>
      <Rail aria-hidden />
      {children}
    </Root>
  )
}

const Root = styled(AriaSwitch)`
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
  [data-selected] > & {
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accent')};
  }
  [data-selected] > &::after {
    background: ${token('color', 'onAccent')};
    transform: translateX(14px);
  }
  [data-focus-visible] > & {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
  [data-disabled] > & {
    opacity: 0.6;
  }
`
