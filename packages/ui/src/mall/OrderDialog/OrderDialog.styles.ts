import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** Two short fields beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 3)};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** What an order costs now. */
export const Sums = styled.dl`
  display: grid;
  font-size: ${token('text', 13)};

  > div {
    display: flex;
    justify-content: space-between;
    padding: 6px 0;
    border-bottom: 1px solid ${token('color', 'line')};
  }
  dt {
    color: ${token('color', 'inkQuiet')};
  }
  dd {
    font-family: ${token('font', 'mono')};
  }
  > :last-child dd {
    font-weight: 600;
  }
`

/** The lines of a parcel. */
export const Parcel = styled.ul`
  font-size: ${token('text', 13)};

  > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) 132px;
    gap: ${token('space', 3)};
    align-items: center;
    padding: 8px 0;
    border-bottom: 1px solid ${token('color', 'line')};
  }
  [data-subject] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
  [data-subject] [translate='no'] {
    white-space: normal;
  }
  small {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
  input {
    font-family: ${token('font', 'mono')};
    text-align: right;
  }
`

/** What the buyer asks for, in the buyer's words. */
export const Asked = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 3)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'sunken')};
  font-size: ${token('text', 13)};

  b {
    font: 600 ${token('text', 16)} / 22px ${token('font', 'mono')};
  }
  q {
    flex-basis: 100%;
    overflow-wrap: anywhere;
    quotes: '“' '”';
  }
`
