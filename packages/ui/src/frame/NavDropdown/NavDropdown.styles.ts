import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../../primitives/Button/BareButton.tsx'

/** A quiet word of the header, beside the menu. */
export const headerWord = css`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  height: 32px;
  padding: 0 ${token('space', 2)};
  border-radius: ${token('radius', 'control')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  white-space: nowrap;
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
  &[aria-expanded='true'] {
    background: ${token('color', 'hover')};
    color: ${token('color', 'ink')};
  }
`

export const Trigger = styled(BareButton)`
  ${headerWord}
`

/** Gives back the padding of the card: lines bring their own. */
export const Card = styled.div`
  width: 232px;
  margin: calc(6px - ${token('space', 4)});
`
