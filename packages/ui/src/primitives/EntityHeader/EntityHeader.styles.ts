import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  min-width: 0;
`

export const Banner = styled.img`
  width: 100%;
  height: clamp(96px, 16vw, 200px);
  margin-bottom: ${token('space', 4)};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'sunken')};
  object-fit: cover;
`

/** Mark, words, actions; on a phone the words go under the mark's row and the actions share the width. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${token('space', 4)};
  align-items: start;

  > * {
    grid-column: 2;
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${token('space', 3)};

    > * {
      grid-column: 1 / -1;
    }
  }
`

export const Mark = styled.div`
  grid-row: 1 / span 3;
  grid-column: 1;
  padding-top: 2px;

  ${media.phone} {
    grid-row: 1;
  }
`

export const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space', 1)} ${token('space', 3)};

  > h1 {
    min-width: 0;
    font-size: ${token('text', 28)};
    line-height: 36px;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    grid-column: 2;

    > h1 {
      font-size: ${token('text', 20)};
      line-height: 28px;
    }
  }
`

export const Other = styled.span`
  min-width: 0;
  color: ${token('color', 'inkQuiet')};
  overflow-wrap: anywhere;
`

export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)};
  align-self: center;
`

/** Facts on one line, separated by space, never by dots or bars. */
export const Lines = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  margin-top: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 24px;

  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Intro = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)};
  max-width: 72ch;
  margin-top: ${token('space', 2)};

  > button {
    margin-left: -10px;
  }
`

export const Words = styled.p<{ $isFolded: boolean }>`
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${({ $isFolded }) => $isFolded && 'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;'}
`

export const Actions = styled.div`
  grid-row: 1 / span 2;
  grid-column: 3;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space', 2)};

  ${media.belowDesktop} {
    grid-row: auto;
    grid-column: 2;
    justify-content: flex-start;
    margin-top: ${token('space', 3)};
  }
  ${media.phone} {
    grid-column: 1 / -1;

    > * {
      flex: 1 1 auto;
    }
  }
`

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 3)} ${token('space', 8)};
  margin-top: ${token('space', 4)};
  padding-block: ${token('space', 3)};
  border-block: 1px solid ${token('color', 'line')};

  > div {
    min-width: 0;
  }
  dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 16px;
  }
  dd {
    font: 600 ${token('text', 16)} / 24px ${token('font', 'mono')};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    column-gap: ${token('space', 6)};
  }
`
