import {
  Focusable,
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** The hint, in a few words. */
  text: string
  /** What it is about: a `Button` or a `Link` of ours. */
  children: React.JSX.Element
  /**
   * Milliseconds of hovering before it comes; on focus it comes at once.
   *
   * @default 500
   */
  delay?: number
}

/** A short hint on hover or focus. Never the only place where something is said. */
export function Tooltip({ text, children, delay = 500, placement = 'top' }: TooltipProps) {
  const { isDisabled } = children.props as { isDisabled?: boolean }

  return (
    <TooltipTrigger delay={delay} closeDelay={100}>
      <Focusable isDisabled={isDisabled}>{children}</Focusable>
      <Tip placement={placement} offset={6}>
        {text}
      </Tip>
    </TooltipTrigger>
  )
}

const Tip = styled(AriaTooltip)`
  max-width: 280px;
  padding: 6px 10px;
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'ink')};
  color: ${token('color', 'surface')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  outline: none;
`
