import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** The cells of the code, and the button that asks for it beside them: as high as they are, under the label's line. */
export const CodeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space', 2)} ${token('space', 3)};

  > :first-child {
    flex: 1 1 280px;
    max-width: 304px;
  }
  input {
    font-size: ${token('text', 20)};
  }
`

/** The place of a `CountdownButton` beside the cells. */
export const SendCode = styled.div`
  display: flex;
  flex: 1 0 124px;
  height: 48px;
  margin-top: 26px;
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};

  > button {
    flex: 1;
    min-width: 0;
    margin: 0;
    border-left: 0;
    border-radius: 3px;
  }
  ${media.phone} {
    flex-basis: 100%;
    height: ${token('size', 'controlLg')};
    margin-top: 0;
  }
`
