import { styled } from 'styled-components'
import { BareButton } from '../../primitives/Button/BareButton.tsx'
import { media, token } from '../../theme/index.ts'

export const Steps = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: center;

  > li {
    display: grid;
    justify-items: end;
    padding: 3px 6px;
    border-bottom: 2px solid transparent;
    border-left: 1px solid ${token('color', 'line')};
    color: ${token('color', 'inkQuiet')};
    font: 400 ${token('text', 12)} / 16px ${token('font', 'mono')};
  }
  b {
    font-weight: 400;
    white-space: nowrap;
  }
  [aria-current] {
    border-bottom-color: ${token('color', 'accent')};
    background: ${token('color', 'accentWash')};
    color: ${token('color', 'ink')};

    b {
      font-weight: 600;
    }
  }
`

export const AllSteps = styled(BareButton)`
  min-height: 24px;
  padding-inline: 6px;
  border-radius: 2px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${token('color', 'link')};
    }
  }
  ${media.touch} {
    min-height: 44px;
  }
`

export const WholeLadder = styled.div`
  width: 284px;
  max-width: calc(100vw - 64px);

  > p {
    display: flex;
    gap: ${token('space', 3)};
    justify-content: space-between;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
`
