import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.section`
  min-width: 0;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token('space', 3)};
  padding: 11px 0 ${token('space', 3)};
  border-top: 1px solid ${token('color', 'rule')};

  > h2,
  > h3 {
    font-size: ${token('text', 16)};
    line-height: 24px;
  }
`

export const Meta = styled.div`
  min-width: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const More = styled.div`
  margin-left: auto;
  font-size: ${token('text', 13)};
  white-space: nowrap;
`
