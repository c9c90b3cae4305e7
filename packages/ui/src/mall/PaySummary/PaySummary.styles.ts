import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.section`
  font-size: ${token('text', 13)};
  line-height: 20px;
  color: ${token('color', 'inkQuiet')};
`

/** The one figure of the page: it is what is being paid. */
export const Due = styled.p`
  color: ${token('color', 'ink')};
  font: 600 ${token('text', 28)} / 40px ${token('font', 'mono')};
  overflow-wrap: anywhere;
`

export const Until = styled.p`
  padding-bottom: ${token('space', 3)};
  border-bottom: 2px solid ${token('color', 'trace')};
`

export const Orders = styled.ul`
  > li {
    display: flex;
    gap: ${token('space', 4)};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'line')};
  }
  > li > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    font-size: ${token('text', 12)};
  }
  b {
    color: ${token('color', 'ink')};
    font: 400 ${token('text', 13)} ${token('font', 'mono')};
  }
`

export const No = styled.p`
  padding-top: ${token('space', 3)};

  span {
    font-family: ${token('font', 'mono')};
  }
`
