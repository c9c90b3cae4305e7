import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Stack = styled.span`
  display: grid;
  gap: ${token('space', 1)};
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const Reason = styled.span`
  color: ${token('color', 'danger')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`

export const Card = styled.div`
  display: grid;
  gap: ${token('space', 2)};
`

export const CardHead = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  justify-content: space-between;
  align-items: start;

  > :first-child {
    flex: none;
    max-width: 60%;
  }
`

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`
