import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** The three ways are of one height: the dialog does not jump between them. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space', 4)};
  min-height: 256px;

  /* A field that has a size of its own keeps it. */
  :where(input) {
    font-size: ${token('text', 14)};
  }
  /* Under 16 px, iOS zooms into the field. */
  ${media.touch} {
    input {
      font-size: ${token('text', 16)};
    }
  }
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Mono = styled.div`
  min-width: 0;

  > * {
    grid-template-columns: minmax(0, 1fr);
  }
  input {
    font-family: ${token('font', 'mono')};
  }
`

export const Under = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space', 4)};
  font-size: ${token('text', 13)};
  line-height: 20px;

  > a {
    white-space: nowrap;
  }
`

export const Ways = styled.div`
  display: flex;
  gap: ${token('space', 1)};

  > button {
    padding-inline: ${token('space', 2)};
  }
  /* The words stay: they are what tells one way from another. */
  ${media.phone} {
    > button {
      padding-inline: 5px;
      font-size: ${token('text', 12)};
    }
    > button > svg {
      display: none;
    }
  }
`

export const Others = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 2)};
  min-height: 28px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Register = styled.div`
  display: flex;
  gap: ${token('space', 1)};
  margin-left: auto;
`
