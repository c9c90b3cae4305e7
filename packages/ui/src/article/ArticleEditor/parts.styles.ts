import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Parts = styled.div`
  display: grid;
  width: min(420px, calc(100vw - 32px));
`

export const PartsHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 3)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  b {
    color: ${token('color', 'ink')};
    font-family: ${token('font', 'mono')};
    overflow-wrap: anywhere;
  }
`

export const Part = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token('space', 3)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border: 0;
  border-left: 2px solid transparent;
  background: none;
  color: ${token('color', 'ink')};
  font: inherit;
  font-size: ${token('text', 13)};
  text-align: left;
  cursor: pointer;

  b {
    font-family: ${token('font', 'mono')};
    overflow-wrap: anywhere;
  }
  span,
  small {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  small {
    grid-column: 1 / -1;
  }
  &[data-on] {
    border-left-color: ${token('color', 'accent')};
    background: ${token('color', 'hoverRaised')};
  }
  ${media.hover} {
    &:hover {
      background: ${token('color', 'hoverRaised')};
    }
  }
`

export const PartsFoot = styled.p`
  padding: ${token('space', 2)} ${token('space', 3)};
  border-top: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  kbd {
    font-family: ${token('font', 'mono')};
  }
`
