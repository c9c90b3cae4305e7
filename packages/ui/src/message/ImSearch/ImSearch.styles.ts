import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Panel = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  max-height: 50%;
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${token('color', 'surface')};
`

export const Bar = styled.div`
  display: flex;
  gap: ${token('space', 2)};
  align-items: center;
  padding: ${token('space', 2)} ${token('space', 3)} ${token('space', 2)} 20px;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`

export const Hits = styled.div`
  overflow: auto;

  a {
    display: block;
    padding: ${token('space', 2)} 20px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${token('color', 'accentWash')};
  }
`

export const Who = styled.span`
  display: flex;
  gap: ${token('space', 2)};
  justify-content: space-between;
  font-size: ${token('text', 12)};

  time {
    color: ${token('color', 'inkQuiet')};
    font-family: ${token('font', 'mono')};
  }
`

export const Said = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
