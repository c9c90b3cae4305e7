import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { field } from '../Field/Field.styles.ts'

export const Root = styled.div`
  ${field}
`

/** One face for what is typed and for the mark under it: every character is 1ch wide. */
export const Line = styled.span`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  border-radius: inherit;
  font-family: ${token('font', 'mono')};
  font-weight: 600;

  > input {
    position: relative;
    flex: 1;
    min-width: 0;
    padding: 0 var(--control-side);
    border: 0;
    outline: 0;
    background: none;
    font: inherit;
    font-variant-ligatures: none;
  }
  > input::placeholder {
    color: ${token('color', 'inkQuiet')};
    font-family: ${token('font', 'han')};
    font-weight: 400;
    opacity: 1;
  }
`

/** Under the character that is wrong. */
export const Wrong = styled.span`
  position: absolute;
  top: 50%;
  left: calc(var(--control-side) + var(--at) * 1ch - 1px);
  width: calc(1ch + 2px);
  height: 24px;
  margin-top: -12px;
  border-bottom: 2px solid ${token('color', 'danger')};
  border-radius: 2px 2px 0 0;
  background: ${token('color', 'dangerWash')};
`

export const Notes = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space', 1)};

  &:empty {
    margin-top: -6px;
  }
`

export const Right = styled.span`
  display: flex;
  gap: ${token('space', 1)};
  color: ${token('color', 'ok')};

  > svg {
    flex: none;
    margin-top: 2px;
  }
`
