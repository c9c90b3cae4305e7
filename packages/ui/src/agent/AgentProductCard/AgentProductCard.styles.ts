import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 0 ${token('space', 8)};
`

export const Root = styled.article`
  display: flex;
  gap: ${token('space', 4)};
  align-items: center;
  min-height: 72px;
  padding-block: ${token('space', 2)};
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Picture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  color: ${token('color', 'inkQuiet')};

  > * {
    width: 100%;
  }

  > svg {
    width: 32px;
  }
`

export const About = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
