import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.section`
  max-width: 640px;
  padding: ${token('space', 8)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  > :is(h1, h2) {
    font-size: ${token('text', 20)};
    line-height: 28px;
  }
  > p {
    margin-top: ${token('space', 2)};
    color: ${token('color', 'inkQuiet')};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    padding: ${token('space', 6)} ${token('space', 4)};
  }
`

/** In the course of a page: what is gated, why, and the way in, side by side as far as there is room. */
export const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  align-items: center;
  padding-block: ${token('space', 2)};
  border-block: 1px solid ${token('color', 'line')};

  > p {
    flex: 1 1 240px;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
  }
  > p:first-child {
    flex: none;
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
  > div {
    margin-top: 0;
  }
`

export const Missing = styled.div`
  margin-top: ${token('space', 4)};
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-top: ${token('space', 6)};

  > * {
    min-width: 104px;
  }
  ${media.phone} {
    > * {
      flex: 1;
      height: ${token('size', 'controlLg')};
    }
  }
`

export const Instead = styled.div`
  margin-top: ${token('space', 6)};
  padding-top: ${token('space', 3)};
  border-top: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  /* A link within a sentence is told by more than its colour. */
  a {
    text-decoration: underline;
  }
`
