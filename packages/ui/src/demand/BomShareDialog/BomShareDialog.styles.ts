import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Body = styled.div`
  display: grid;
  gap: ${token('space', 4)};
  justify-items: start;
`

export const Text = styled.p`
  margin: 0;
  color: ${token('color', 'inkQuiet')};
`

export const Address = styled.div`
  width: 100%;
  padding: ${token('space', 2)} ${token('space', 3)};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'sunken')};
  font-family: ${token('font', 'mono')};
  overflow-wrap: anywhere;
`

export const Fault = styled.p`
  margin: 0;
  color: ${token('color', 'danger')};
`
