import type { EvidenceState } from '@xinpu/sdk/types'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token('space', 2)} ${token('space', 4)};
  align-items: start;
  padding-block: ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);

    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`

export const About = styled.div`
  display: grid;
  gap: ${token('space', 1)};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 2)};
  align-items: center;
  font-size: ${token('text', 13)};
  line-height: 22px;
`

export const Name = styled.strong`
  font-size: 15px;
  font-weight: 600;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Evidence = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  margin: 0;
  padding: 0;
  font-size: ${token('text', 13)};
  line-height: 22px;
  list-style: none;
`

export const Reason = styled.li`
  display: inline-flex;
  gap: 4px;
  align-items: center;
`

const colours = { good: 'ok', warn: 'warn', bad: 'danger', unknown: 'inkFaint' } as const

export const Mark = styled.span<{ $state: EvidenceState }>`
  display: inline-flex;
  color: ${({ $state }) => token('color', colours[$state])};
`
