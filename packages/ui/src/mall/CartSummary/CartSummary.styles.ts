import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
  border-top: 1px solid ${token('color', 'rule')};

  > h2 {
    padding-top: ${token('space', 3)};
    font-size: ${token('text', 16)};
  }
  small {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    font-weight: 400;
  }
  dl > div {
    display: flex;
    gap: ${token('space', 3)};
    align-items: baseline;
    justify-content: space-between;
    padding-block: 7px;
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
  }
  dd {
    font-family: ${token('font', 'mono')};
  }
  [data-saved] dd {
    color: ${token('color', 'ok')};
  }
  [data-due] {
    flex-wrap: wrap;
    border-bottom: 0;
    font-weight: 600;

    dd {
      font-size: ${token('text', 28)};
      line-height: 36px;
    }
  }
`

export const Note = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Saving = styled.section`
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  > h3,
  > p,
  li {
    padding: 10px ${token('space', 3)};
  }
  > h3 {
    font-size: ${token('text', 13)};
  }
  li,
  > p {
    border-top: 1px solid ${token('color', 'line')};
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token('space', 2)};
    overflow-wrap: anywhere;

    > :first-child {
      font-family: ${token('font', 'mono')};
    }
    > small {
      grid-column: 1;
      font-family: ${token('font', 'mono')};
    }
  }
  li b {
    color: ${token('color', 'ok')};
    font: 400 ${token('text', 13)} ${token('font', 'mono')};
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 2)};
    align-items: center;
    justify-content: space-between;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
`

/** No box of its own: what sticks keeps to the column of lines. */
export const OnPhones = styled.div`
  display: none;

  ${media.phone} {
    display: contents;
  }
`

export const Sum = styled.p`
  display: grid;
  flex: 1;
  justify-items: end;
  min-width: 0;

  b {
    font: 600 ${token('text', 16)} / 22px ${token('font', 'mono')};
  }
  small {
    color: ${token('color', 'ok')};
    font-size: ${token('text', 12)};
    line-height: 16px;
  }
`
