import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.header`
  display: grid;
  gap: ${token('space', 3)};
`

export const Title = styled.h1`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 3)};
  align-items: center;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 22px;
  overflow-wrap: anywhere;

  strong {
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
`

/** The terms of the post, in one line of five; two in a line on telephones. */
export const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  border-top: 1px solid ${token('color', 'line')};

  ${media.belowDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Term = styled.div`
  padding: ${token('space', 3)} ${token('space', 4)} ${token('space', 1)} 0;
  overflow-wrap: anywhere;

  & + & {
    ${media.desktop} {
      padding-left: ${token('space', 4)};
      border-left: 1px solid ${token('color', 'line')};
    }
  }
  dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  dd {
    font-size: 17px;
    font-weight: 600;
    line-height: 26px;
  }
  dd + dd {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    font-weight: 400;
    line-height: 18px;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`
