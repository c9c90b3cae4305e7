import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 3)};
  align-items: center;
  justify-content: space-between;

  h1 {
    font-size: ${token('text', 20)};
    overflow-wrap: anywhere;
  }
`

export const Ways = styled.div`
  display: flex;
  gap: ${token('space', 2)};

  @media print {
    display: none;
  }
`

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 6)};
  margin: 0;
  font-size: ${token('text', 13)};

  > div {
    display: flex;
    gap: ${token('space', 2)};
    min-width: 0;
  }
  dt {
    color: ${token('color', 'inkQuiet')};
  }
  dd {
    min-width: 0;
    margin: 0;
  }
`

export const Hash = styled.span`
  font-family: ${token('font', 'mono')};
  overflow-wrap: anywhere;
`

export const Paper = styled.div`
  iframe {
    width: 100%;
    height: 1040px;
    border: 1px solid ${token('color', 'line')};
  }
`
