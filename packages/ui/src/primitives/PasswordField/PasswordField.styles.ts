import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { PasswordStrength } from './password.ts'

const tones: Record<PasswordStrength, string> = {
  weak: token('color', 'danger'),
  fair: token('color', 'warn'),
  strong: token('color', 'ok'),
}

export const Strength = styled.span<{ $strength: PasswordStrength }>`
  color: ${({ $strength }) => tones[$strength]};
`
