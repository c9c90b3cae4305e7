import { css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  padding: ${token('space', 4)};
`

const floating = css`
  border: 0;
  border-radius: ${token('radius', 'dialog')};
  background: ${token('color', 'raised')};
  color: ${token('color', 'ink')};
  box-shadow: ${token('shadow', 'float')};
`

export const Dialog = styled.dialog`
  ${floating}
  margin: auto;
  padding: 0;

  &::backdrop {
    background: ${token('color', 'scrim')};
  }
`

export const Float = styled.div`
  ${floating}
  position: fixed;
  z-index: 100;
  /* Under what sticks to the top of a page, which lies over the columns. */
  top: calc(${token('size', 'header')} + ${token('size', 'strip')});
  left: 50%;
  transform: translateX(-50%);
`
