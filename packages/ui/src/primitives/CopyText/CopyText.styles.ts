import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../Button/BareButton.tsx'

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  max-width: 100%;
  min-width: 0;
`

export const CopyButton = styled(BareButton)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: ${token('radius', 'control')};
  color: ${token('color', 'inkFaint')};

  ${media.hover} {
    &:hover {
      background: ${token('color', 'hoverRaised')};
      color: ${token('color', 'ink')};
    }
  }
  @media print {
    display: none;
  }
  ${media.touch} {
    &::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
`
