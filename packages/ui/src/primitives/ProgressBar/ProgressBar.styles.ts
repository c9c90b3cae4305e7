import { keyframes, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

const creep = keyframes`
  from { width: 0; }
`

export const Rail = styled.div`
  height: 2px;
  overflow: hidden;
  background: ${token('color', 'line')};
`

export const Fill = styled.div`
  height: 100%;
  background: ${token('color', 'accent')};
  transition: width ${token('motion', 'slow')} ${token('motion', 'ease')};

  &[data-creeps] {
    width: 92%;
    animation: ${creep} 5s cubic-bezier(0.1, 0.6, 0.3, 1);
  }
`

export type SpaceLevel = 'calm' | 'warm' | 'full'

const fills: Record<SpaceLevel, string> = {
  calm: token('color', 'link'),
  warm: token('color', 'warn'),
  full: token('color', 'danger'),
}

export const Space = styled.div`
  display: grid;
  gap: ${token('space', 1)};
  min-width: 0;
`

export const SpaceRail = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: ${token('color', 'line')};
`

export const SpaceFill = styled.div<{ $level: SpaceLevel }>`
  min-width: 2px;
  height: 100%;
  border-radius: inherit;
  background: ${({ $level }) => fills[$level]};
  transition: width ${token('motion', 'slow')} ${token('motion', 'ease')};
`

export const SpaceText = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const SpaceWord = styled.span<{ $level: SpaceLevel }>`
  color: ${({ $level }) => fills[$level]};
`
