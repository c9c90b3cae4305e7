import { Button } from 'react-aria-components'
import { css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { menuItem } from '../../primitives/Menu/menu-item.ts'

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
  &[data-hovered],
  &[aria-expanded='true'] {
    background: ${token('color', 'hover')};
    color: ${token('color', 'ink')};
  }
`

export const Trigger = styled(Button)`
  ${headerWord}
`

/** Gives back the padding of the card: lines bring their own. */
export const Card = styled.div`
  width: 232px;
  margin: calc(6px - ${token('space', 4)});
`

export const List = styled.ul`
  min-width: 0;
`

export const Site = styled.a`
  ${menuItem}

  &:hover {
    background: ${token('color', 'hoverRaised')};
    text-decoration: none;
  }
`

export const Bad = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 3)};
  min-height: 36px;
  padding: 0 10px;
  color: ${token('color', 'inkQuiet')};

  > em {
    flex: none;
    color: ${token('color', 'danger')};
    font-size: ${token('text', 12)};
    font-style: normal;
  }
`

export const Last = styled.li`
  margin-top: 6px;
  padding-top: 6px;
  border-top: 1px solid ${token('color', 'line')};
`

export const Customize = styled(Button)`
  ${menuItem}
  width: 100%;
`
