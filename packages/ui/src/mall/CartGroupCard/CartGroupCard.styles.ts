import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.section`
  container-type: inline-size;
  overflow: hidden;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
`

export const Head = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  align-items: center;
  padding: 10px ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'lineStrong')};

  h2 {
    flex: 1;
    min-width: 0;
    font-size: ${token('text', 14)};
    overflow-wrap: anywhere;
  }
  small {
    color: ${token('color', 'inkQuiet')};
    font: 400 ${token('text', 12)} ${token('font', 'mono')};
  }
`

export const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 4)};
  align-items: center;
  padding: 8px ${token('space', 4)};
  background: ${token('color', 'sunken')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 22px;

  b {
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 13)} ${token('font', 'mono')};
  }
  [data-end] {
    margin-left: auto;
  }
`

/** How far it is to free freight. */
export const Way = styled.span`
  width: 64px;
  height: 2px;
  background: ${token('color', 'lineStrong')};

  > i {
    display: block;
    height: 100%;
    background: ${token('color', 'trace')};
  }
`
