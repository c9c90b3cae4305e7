import { Button, Link } from 'react-aria-components'
import { css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { soon } from '../../primitives/Link/soon.ts'

/** Lines touch the edges of the drawer. */
export const Root = styled.div`
  margin: calc(-1 * ${token('space', 4)}) -20px;
`

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  padding: ${token('space', 4)} 20px;
  border-bottom: 1px solid ${token('color', 'line')};
  overflow-wrap: anywhere;

  b {
    display: block;
    font-weight: 600;
  }
`

export const Mobile = styled.span`
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
`

export const Doors = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${token('space', 2)};
  padding: ${token('space', 4)} 20px;
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Part = styled.div`
  padding: ${token('space', 2)} 0;
  border-bottom: 1px solid ${token('color', 'line')};

  &:empty {
    display: none;
  }
`

const line = css`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  width: 100%;
  min-height: 44px;
  padding: 0 20px;
  color: ${token('color', 'ink')};
  font-size: ${token('text', 14)};
  font-weight: 400;
  text-align: left;
  text-decoration: none;

  &:hover {
    text-decoration: none;
  }
  &[data-hovered] {
    background: ${token('color', 'hoverRaised')};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  svg {
    flex: none;
    color: ${token('color', 'inkQuiet')};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

export const Line = styled(Button)`
  ${line}
`

export const Way = styled(Link)`
  ${line}
  ${soon}
`

export const End = styled.span`
  display: inline-flex;
  margin-left: auto;
`

export const Figure = styled.span`
  margin-left: auto;
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 1 ${token('font', 'mono')};
`

export const Inner = styled.div`
  padding: 0 10px ${token('space', 2)} 22px;
`

export const Last = styled.div`
  padding: ${token('space', 3)} 6px;
`
