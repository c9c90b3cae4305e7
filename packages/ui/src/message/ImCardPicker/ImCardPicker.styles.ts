import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Find = styled.div`
  display: grid;
  gap: ${token('space', 3)};
`

export const Found = styled.div`
  height: 320px;
  margin-top: ${token('space', 3)};
  overflow: auto;

  button {
    display: flex;
    gap: ${token('space', 3)};
    justify-content: space-between;
    width: 100%;
    min-height: 44px;
    padding: ${token('space', 2)};
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
    text-align: start;
    overflow-wrap: anywhere;
  }
  button:hover {
    background: ${token('color', 'accentWash')};
  }
  button > span {
    flex: none;
    max-width: 50%;
    color: ${token('color', 'inkQuiet')};
  }
`
