import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../../primitives/Button/BareButton.tsx'
import { BareLink } from '../../primitives/Link/BareLink.tsx'

export const Root = styled.aside`
  position: fixed;
  right: 0;
  bottom: 96px;
  z-index: 40;
  width: 52px;
  border: 1px solid ${token('color', 'line')};
  border-right: 0;
  border-radius: ${token('radius', 'card')} 0 0 ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  > :where(:not(:first-child)) {
    border-top: 1px solid ${token('color', 'line')};
  }
  ${media.belowDesktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`

const tool = css`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${token('space', 1)};
  width: 100%;
  padding: 9px 0 8px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 14px;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    text-decoration: none;
  }
  ${media.hover} {
    &:hover {
      background: ${token('color', 'hover')};
      color: ${token('color', 'ink')};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const ToolButton = styled(BareButton)`
  ${tool}
`

export const ToolLink = styled(BareLink)`
  ${tool}
`

export const Words = styled.span<{ $line: number }>`
  display: block;
  width: ${({ $line }) => $line}em;
  margin-inline: auto;
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Corner = styled.span`
  position: absolute;
  top: 2px;
  /* Whole at the edge of the window, however many figures there are. */
  right: 2px;
`
