import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  padding-top: ${token('space', 3)};
  font-size: ${token('text', 13)};
`

export const Chip = styled.span`
  padding: 2px ${token('space', 2)};
  border: 1px solid ${token('color', 'accentLine')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'accentWash')};

  b {
    margin-left: ${token('space', 1)};
    overflow-wrap: anywhere;
  }
`

export const Right = styled.span`
  display: inline-flex;
  gap: ${token('space', 1)};
  align-items: center;
  padding: 2px ${token('space', 2)};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'okWash')};
  color: ${token('color', 'ok')};
`

export const Wrong = styled.span`
  padding: 2px ${token('space', 2)};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'warnWash')};
  color: ${token('color', 'warn')};
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
`
