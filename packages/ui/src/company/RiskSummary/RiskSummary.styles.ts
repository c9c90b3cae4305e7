import { styled } from 'styled-components'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
`

export const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Kind = styled(BareLink)`
  display: inline-flex;
  gap: ${token('space', 2)};
  align-items: center;
  min-height: 28px;
  padding-inline: ${token('space', 3)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};
  text-decoration: none;

  b {
    font-family: ${token('font', 'mono')};
    font-weight: 400;
  }
  &[data-none] {
    color: ${token('color', 'inkQuiet')};
  }
  &[aria-current] {
    border-color: ${token('color', 'accentLine')};
    background: ${token('color', 'accentWash')};
  }
`

export const Levels = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  b {
    color: ${token('color', 'ink')};
    font-family: ${token('font', 'mono')};
    font-weight: 400;
  }
`

export const Record = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Steps = styled.ol`
  display: grid;
  gap: ${token('space', 2)};
  margin: 0;
  padding-left: ${token('space', 4)};
  border-left: 2px solid ${token('color', 'trace')};
  font-size: ${token('text', 13)};
  list-style: none;

  time {
    margin-right: ${token('space', 3)};
    color: ${token('color', 'inkQuiet')};
    font-family: ${token('font', 'mono')};
  }
`
