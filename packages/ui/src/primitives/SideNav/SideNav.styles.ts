import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareLink } from '../Link/BareLink.tsx'

/** Under this a menu beside a page would leave too little of it. */
const folded = '@media (max-width: 899px)'

export const Beside = styled.nav`
  min-width: 0;

  ${folded} {
    display: none;
  }
`

export const Folded = styled.div`
  display: none;

  ${folded} {
    display: block;
  }
  > button {
    justify-content: flex-start;
  }
  > button > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    line-height: 1.5;
  }
`

export const Groups = styled.div`
  display: grid;
  gap: ${token('space', 4)};
`

export const GroupLabel = styled.p`
  padding: 0 ${token('space', 3)} ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 20px;
`

export const Way = styled(BareLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: ${token('space', 1)} ${token('space', 3)};
  border-radius: ${token('radius', 'control')};
  color: ${token('color', 'ink')};
  line-height: 20px;
  text-decoration: none;
  outline-offset: -2px;

  > svg {
    flex: none;
    color: ${token('color', 'inkQuiet')};
  }
  ${media.hover} {
    &:hover {
      background: ${token('color', 'hoverRaised')};
      text-decoration: none;
    }
  }
  &[aria-current] {
    background: ${token('color', 'accentWash')};
    color: ${token('color', 'accent')};
    font-weight: 600;
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: 6px auto 6px 0;
    width: 2px;
    background: ${token('color', 'accent')};
  }
  &[aria-current] > svg {
    color: inherit;
  }
  ${media.touch} {
    min-height: 44px;
  }
`

export const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Count = styled.span`
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 20px ${token('font', 'mono')};
`
