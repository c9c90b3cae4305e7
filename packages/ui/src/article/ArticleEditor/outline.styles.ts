import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Outline = styled.nav`
  display: none;
  position: sticky;
  top: calc(${token('size', 'header')} + 56px + ${token('space', 6)});
  gap: ${token('space', 3)};
  font-size: ${token('text', 13)};

  @media (min-width: 1280px) {
    display: grid;
  }
`

export const OutlineHead = styled.h2`
  display: flex;
  justify-content: space-between;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
`

export const OutlineList = styled.ol`
  border-left: 1px solid ${token('color', 'line')};

  button {
    width: 100%;
    padding: ${token('space', 1)} ${token('space', 3)};
    border: 0;
    border-left: 2px solid transparent;
    background: none;
    color: ${token('color', 'inkQuiet')};
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid ${token('color', 'focus')};
  }
  [data-level='3'] button {
    padding-left: ${token('space', 6)};
  }
  [aria-current] {
    border-left-color: ${token('color', 'accent')};
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
  ${media.hover} {
    button:hover {
      color: ${token('color', 'ink')};
    }
  }
`

export const Keys = styled.p`
  padding-top: ${token('space', 3)};
  border-top: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 20px;

  kbd {
    font-family: ${token('font', 'mono')};
  }
`
