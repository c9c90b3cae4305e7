import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Names = styled.div`
  padding-block: 7px;
  line-height: 20px;

  > a {
    font-size: ${token('text', 14)};
  }
`

export const Sub = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
  line-height: 16px;
`

export const Mono = styled.span`
  font-family: ${token('font', 'mono')};
  white-space: nowrap;
`

/** Parameters of unlike parts on one line: each keeps its unit. */
export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  max-height: 36px;
  overflow: hidden;
  font-family: ${token('font', 'mono')};
  line-height: 18px;

  > span {
    white-space: nowrap;
  }
`

export const State = styled.span`
  display: inline-grid;
  justify-items: end;
  line-height: 18px;
`

export const Actions = styled.span`
  display: inline-flex;
  gap: 2px;
  justify-content: flex-end;
`
