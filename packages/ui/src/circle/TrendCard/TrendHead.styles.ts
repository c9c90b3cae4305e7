import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  overflow-wrap: anywhere;
`

export const Title = styled.h1`
  font-size: 28px;
  line-height: 40px;

  ${media.phone} {
    font-size: 24px;
    line-height: 34px;
  }
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 3)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  strong {
    color: ${token('color', 'ink')};
  }
`

export const Actions = styled.span`
  display: flex;
  gap: ${token('space', 2)};
  margin-left: auto;
`

/** The figures of the circuit, on one row where there is room. */
export const Circuit = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  border-block: 1px solid ${token('color', 'line')};

  > div {
    padding: ${token('space', 3)} ${token('space', 4)} ${token('space', 3)} 0;
  }

  dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
  }

  dd {
    margin: 0;
    font-family: ${token('font', 'mono')};
  }
`
