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
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  > :last-child {
    margin-left: auto;
  }
`

export const Subject = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  min-width: 0;
`

export const Cover = styled.span`
  flex: none;
  width: 72px;

  &:empty {
    display: none;
  }
`

export const Title = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const Note = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  overflow-wrap: anywhere;
  white-space: normal;
`

export const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)};
`
