import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 3)};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space', 4)};
  }
`

export const Paste = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

/** What was understood; it takes no room before anything is pasted. */
export const Parsed = styled.div`
  display: grid;
  gap: ${token('space', 1)};
  margin-top: ${token('space', 3)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'sunken')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;

  &[data-empty] {
    margin: 0;
    padding: 0;
  }
`

export const Words = styled.p`
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};
  line-height: 24px;
  overflow-wrap: anywhere;
  word-spacing: ${token('space', 2)};

  mark {
    padding: 1px 2px;
    border-bottom: 2px solid ${token('color', 'trace')};
    background: ${token('color', 'mark')};
    box-decoration-break: clone;
    color: inherit;
    word-spacing: normal;
  }
`

export const Count = styled.span`
  margin-right: auto;
  align-self: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    && {
      flex: 0 0 100%;
    }
  }
`
