import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  justify-items: start;

  > * {
    width: 100%;
  }

  > button {
    width: auto;
  }
`

export const Label = styled.h3`
  padding-bottom: ${token('space', 1)};
  font-size: ${token('text', 13)};
  font-weight: 600;
`

export const Link = styled.span`
  font-family: ${token('font', 'mono')};
  overflow-wrap: anywhere;
`

export const Quiet = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${token('space', 3)};
`

export const List = styled.ul`
  li {
    display: flex;
    gap: ${token('space', 2)};
    align-items: center;
    padding: ${token('space', 2)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
  }
`

export const Said = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`
