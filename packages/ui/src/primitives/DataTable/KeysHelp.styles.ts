import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Keys = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 96px 1fr;
    align-items: center;
    min-height: 36px;
    border-bottom: 1px solid ${token('color', 'line')};
  }
  dt {
    display: flex;
    gap: ${token('space', 1)};
  }
  kbd {
    min-width: 24px;
    padding: 0 6px;
    border: 1px solid ${token('color', 'lineStrong')};
    border-radius: ${token('radius', 'control')};
    font: 400 ${token('text', 12)} / 20px ${token('font', 'mono')};
    text-align: center;
  }
`

export const Note = styled.p`
  margin-top: ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
