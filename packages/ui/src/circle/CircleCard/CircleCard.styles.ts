import { css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.article<{ $shape: 'cell' | 'line' }>`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  gap: ${token('space', 2)} ${token('space', 3)};
  align-items: center;
  align-content: start;
  padding-block: ${token('space', 3)};
  overflow-wrap: anywhere;

  ${({ $shape }) =>
    $shape === 'cell' &&
    css`
      min-height: 132px;
      padding: ${token('space', 4)};
      background: ${token('color', 'surface')};
    `}
`

export const Symbol = styled.img`
  width: 32px;
  height: 32px;
  border-radius: ${token('radius', 'control')};
  object-fit: cover;
`

export const Words = styled.div`
  min-width: 0;
`

export const Name = styled.h3`
  font-size: ${token('text', 16)};
  font-weight: 600;

  a {
    color: ${token('color', 'ink')};
  }
`

export const Quiet = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Way = styled.div`
  align-self: start;
`

export const Intro = styled.p`
  grid-column: 1 / -1;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

/** Cells side by side, parted by hairlines. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 1px;
  padding: 1px;

  > li {
    display: grid;
    box-shadow: 0 0 0 1px ${token('color', 'line')};
  }
`

export const Members = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: 0 ${token('space', 6)};

  > li {
    display: flex;
    gap: ${token('space', 3)};
    align-items: center;
    min-width: 0;
    padding-block: ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'line')};
    overflow-wrap: anywhere;
  }
`
