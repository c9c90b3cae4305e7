import { Separator } from 'react-resizable-panels'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** The library writes its measures into the elements; stacked, they give way, on the server as in the browser. */
export const Root = styled.div`
  height: 100%;
  min-height: 0;

  ${media.belowDesktop} {
    height: auto;

    > [data-group] {
      flex-direction: column !important;
      height: auto !important;
      overflow: visible !important;
      touch-action: auto !important;
    }
    > [data-group] > [data-panel] {
      flex: none !important;
    }
    > [data-group] > [data-panel] > div {
      overflow: visible !important;
      touch-action: auto !important;
    }
    > [data-group] > [data-panel] ~ [data-panel] {
      margin-top: ${token('space', 3)} !important;
      padding-top: ${token('space', 3)} !important;
      border-top: 1px solid ${token('color', 'line')} !important;
    }
  }
`

/** A hairline with a grip; wider for the pointer than for the eye. */
export const Handle = styled(Separator)`
  position: relative;
  flex: none;
  width: 1px;
  margin-inline: ${token('space', 2)};
  background: ${token('color', 'line')};
  outline: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0 -2px;
    border-radius: 2px;
    background: transparent;
    transition: background ${token('motion', 'fast')} ${token('motion', 'ease')};
  }
  &::after {
    content: '';
    position: absolute;
    top: calc(50% - 14px);
    left: -2px;
    width: 5px;
    height: 28px;
    border-radius: 3px;
    background: ${token('color', 'inkFaint')};
  }
  &[data-separator='hover']::before,
  &[data-separator='active']::before {
    background: ${token('color', 'accentLine')};
  }
  &[data-separator='active']::after {
    background: ${token('color', 'accent')};
  }
  &:focus-visible::before {
    outline: 2px solid ${token('color', 'focus')};
  }
  ${media.belowDesktop} {
    display: none;
  }
`
