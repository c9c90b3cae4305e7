import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Card = styled.div`
  display: grid;
  gap: ${token('space', 2)};
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 3)};

  > :last-child {
    margin-left: auto;
  }
`

export const Subject = styled.div`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const Note = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-weight: 400;
  font-size: ${token('text', 12)};
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
`

export const Received = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 2)};
  align-items: center;
  justify-content: flex-end;
`
