import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: ${token('space', 6)};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Sheet = styled.figure`
  min-width: 0;
  margin: 0;
`

export const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'paper')};
`

export const Paper = styled.div`
  position: relative;
  min-width: 520px;

  > img {
    display: block;
    width: 100%;
    height: auto;
    mix-blend-mode: multiply;
  }
`

export const Mark = styled.span<{ $isLit: boolean }>`
  position: absolute;
  border-radius: ${token('radius', 'control')};
  background: ${({ $isLit }) => ($isLit ? `color-mix(in srgb, ${token('color', 'trace')} 40%, transparent)` : 'transparent')};
  mix-blend-mode: multiply;
`

export const Note = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 3)};
  align-items: center;
  padding-top: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  > :last-child {
    margin-left: auto;
  }
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
  gap: ${token('space', 3)};
  margin-top: ${token('space', 6)};
  padding-top: ${token('space', 3)};
  border-top: 1px solid ${token('color', 'line')};

  dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  dd {
    font: 600 ${token('text', 20)} / 28px ${token('font', 'mono')};
  }
  small {
    margin-left: 3px;
    font-size: ${token('text', 12)};
    font-weight: 400;
  }
`

export const Words = styled.div`
  margin-top: ${token('space', 6)};
`

export const Summary = styled.p`
  margin-bottom: ${token('space', 4)};
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('text', 13)};

  th {
    padding: ${token('space', 2)} ${token('space', 2)} ${token('space', 2)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
    color: ${token('color', 'inkQuiet')};
    font-weight: 400;
    text-align: left;
  }
  td {
    padding: ${token('space', 2)} ${token('space', 2)} ${token('space', 2)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td:first-child {
    padding-left: ${token('space', 2)};
    border-left: 2px solid transparent;
    font-family: ${token('font', 'mono')};
  }
  th:first-child {
    padding-left: ${token('space', 2)};
  }
  th:last-child,
  td:last-child {
    text-align: right;
  }
`

export const Line = styled.tr<{ $isLit: boolean }>`
  background: ${({ $isLit }) => ($isLit ? token('color', 'accentWash') : 'none')};

  > td:first-child {
    border-left-color: ${({ $isLit }) => ($isLit ? token('color', 'accent') : 'transparent')};
  }
`

export const Quiet = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Ways = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  margin-top: ${token('space', 4)};
`

export const Head = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-bottom: ${token('space', 2)};
`
