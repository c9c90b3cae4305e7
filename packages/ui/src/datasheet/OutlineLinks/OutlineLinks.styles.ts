import { styled } from 'styled-components'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { media, token } from '../../theme/index.ts'

export const Chapter = styled(BareLink)`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 4)};
  max-width: 720px;
  padding: 6px 0;
  border-bottom: 1px solid ${token('color', 'line')};
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      color: ${token('color', 'link')};
      text-decoration: none;
    }
  }
  &[data-level='2'] {
    padding-left: ${token('space', 6)};
  }
  &[data-level='3'] {
    padding-left: ${token('space', 12)};
  }
  &[data-level='4'] {
    padding-left: ${token('space', 16)};
  }
  ${media.touch} {
    min-height: 44px;
    align-items: center;
  }
`

export const Page = styled.span`
  flex: none;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
`
