import { styled } from 'styled-components'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { media, token } from '../../theme/index.ts'

export const Root = styled.nav`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  border-top: 1px solid ${token('color', 'line')};

  ${media.belowDesktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Door = styled(BareLink)`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 ${token('space', 3)};
  padding: ${token('space', 4)} ${token('space', 2)} ${token('space', 4)} ${token('space', 4)};
  border-left: 1px solid ${token('color', 'line')};
  color: inherit;

  &:first-child {
    padding-left: 0;
    border-left: 0;
  }
  &:hover {
    text-decoration: none;
  }
  > svg {
    grid-row: 1 / span 2;
    margin-top: 3px;
    color: ${token('color', 'inkQuiet')};
  }
  ${media.hover} {
    &:hover > svg,
    &:hover > b {
      color: ${token('color', 'accent')};
    }
  }
  ${media.belowDesktop} {
    &,
    &:first-child {
      padding: ${token('space', 3)} 0;
      border-left: 0;
      border-bottom: 1px solid ${token('color', 'line')};
    }
  }
`

export const Title = styled.b`
  font-size: ${token('text', 14)};
  font-weight: 600;
`

export const Count = styled.span`
  grid-column: 2;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`
