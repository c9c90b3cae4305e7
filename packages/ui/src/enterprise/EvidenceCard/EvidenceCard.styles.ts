import type { EvidenceState } from '@xinpu/sdk/types'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 3)};
`

export const Score = styled.p`
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};

  b {
    color: ${token('color', 'ink')};
    font-size: ${token('text', 28)};
  }
`

export const Items = styled.ul`
  display: grid;
  gap: ${token('space', 2)};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token('space', 2)};
  align-items: start;
`

const colours = { good: 'ok', warn: 'warn', bad: 'danger', unknown: 'inkFaint' } as const

export const Mark = styled.span<{ $state: EvidenceState }>`
  padding-top: 2px;
  color: ${({ $state }) => token('color', colours[$state])};
`

export const Name = styled.span`
  display: block;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const Points = styled.span`
  font-family: ${token('font', 'mono')};
  text-align: right;
`
