import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 1)};
  input {
    font-family: ${token('font', 'mono')};
  }
`

export const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 1px;
  height: 44px;
  /* The thumbs stand on the line that bars rise from. */
  margin-bottom: -16px;
  padding-inline: 9px;
`

export const Bar = styled.span<{ $height: number }>`
  flex: 1;
  height: ${({ $height }) => $height}px;
  background: ${token('color', 'lineStrong')};

  &[data-in] {
    background: ${token('color', 'accentLine')};
  }
`
