import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import type { ResultTone } from './ResultPanel.tsx'

const tones: Record<ResultTone, string> = {
  ok: token('color', 'ok'),
  waiting: token('color', 'info'),
  warn: token('color', 'warn'),
  danger: token('color', 'danger'),
}

export const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space', 4)};
  max-width: 640px;
  padding: ${token('space', 8)} ${token('space', 6)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space', 3)};
    padding: ${token('space', 6)} ${token('space', 4)};
  }
`

export const Sign = styled.div<{ $tone: ResultTone }>`
  margin-top: -1px;
  color: ${({ $tone }) => tones[$tone]};
`

export const Content = styled.div`
  min-width: 0;

  > :is(h1, h2, h3) {
    font-size: ${token('text', 20)};
    line-height: 30px;
    overflow-wrap: anywhere;
    outline: none;
  }
`

export const Next = styled.div`
  margin-top: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  overflow-wrap: anywhere;
`

export const Facts = styled.div`
  margin-top: ${token('space', 4)};
  border-top: 1px solid ${token('color', 'line')};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-top: ${token('space', 6)};
`
