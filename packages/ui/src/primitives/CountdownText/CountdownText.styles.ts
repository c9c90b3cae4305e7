import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { CountdownFormat } from './CountdownText.tsx'

/** The last hour is warm; its figures say it, too. What is over is quiet. */
export type Nearness = 'far' | 'near' | 'over'

const colors: Record<Nearness, string> = {
  far: 'inherit',
  near: token('color', 'warn'),
  over: token('color', 'inkQuiet'),
}

const formats: Record<CountdownFormat, RuleSet> = {
  clock: css`
    font-family: ${token('font', 'mono')};
    font-variant-numeric: tabular-nums;
  `,
  words: css``,
}

export const Root = styled.time<{ $nearness: Nearness; $format: CountdownFormat }>`
  white-space: nowrap;
  color: ${({ $nearness }) => colors[$nearness]};
  ${({ $format }) => formats[$format]}
`
