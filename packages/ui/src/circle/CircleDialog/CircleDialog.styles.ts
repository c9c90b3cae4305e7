import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Similar = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 3)};
  color: ${token('color', 'warn')};
  font-size: ${token('text', 13)};
`

export const Symbols = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${token('space', 2)};
    font-weight: 600;
  }

  > :last-child {
    flex: 1 0 100%;
  }
`

/** A box of 44 px: a finger finds it. */
export const Symbol = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:checked) {
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accentWash')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
`
