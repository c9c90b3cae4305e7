import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 1)} ${token('space', 4)};
    align-items: baseline;
    padding-block: ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
    overflow-wrap: anywhere;
  }
`

export const Main = styled.span`
  flex: 2 1 240px;
  min-width: 0;
  font-size: ${token('text', 14)};
  font-weight: 600;
`

export const Detail = styled.span`
  flex: 2 1 160px;
  min-width: 0;
`

export const End = styled.span`
  margin-left: auto;
`

export const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  margin: 0 0 ${token('space', 3)};
  font-size: ${token('text', 13)};

  b {
    font-family: ${token('font', 'mono')};
  }
`
