import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)} ${token('space', 12)};
  align-items: start;

  h1 {
    font-size: ${token('text', 28)};
    line-height: 36px;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 148px auto;
  gap: ${token('space', 2)};
  margin-top: ${token('space', 3)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

export const Note = styled.p`
  margin-top: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`
