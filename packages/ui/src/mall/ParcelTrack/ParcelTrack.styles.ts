import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.article`
  display: grid;
  gap: ${token('space', 3)};
  padding-block: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;

  &:last-child {
    border-bottom: 0;
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${token('space', 4)};
  align-items: baseline;

  h3 {
    min-width: 0;
    font-size: ${token('text', 13)};
    line-height: 20px;
  }
`

export const Number = styled.span`
  min-width: 0;
  font: ${token('text', 13)} / 20px ${token('font', 'mono')};
`
