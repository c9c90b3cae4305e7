import { Button } from 'react-aria-components'
import { styled } from 'styled-components'
import { menuItem } from '../../primitives/Menu/menu-item.ts'
import { token } from '../../theme/index.ts'

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
