import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import type { TagTone } from './Tag.tsx'

const washed = (
  ink: 'ok' | 'warn' | 'danger' | 'info' | 'accent',
  wash: 'okWash' | 'warnWash' | 'dangerWash' | 'infoWash' | 'accentWash',
): RuleSet => css`
  border-color: transparent;
  background: ${token('color', wash)};
  color: ${token('color', ink)};
`

const outlined = (ink: 'demand' | 'supply'): RuleSet => css`
  border-color: currentColor;
  color: ${token('color', ink)};
`

const tones: Record<TagTone, RuleSet> = {
  neutral: css`
    border-color: ${token('color', 'lineStrong')};
    color: ${token('color', 'inkQuiet')};
  `,
  accent: washed('accent', 'accentWash'),
  ok: washed('ok', 'okWash'),
  warn: washed('warn', 'warnWash'),
  danger: washed('danger', 'dangerWash'),
  info: washed('info', 'infoWash'),
  demand: outlined('demand'),
  supply: outlined('supply'),
}

export const Root = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  height: 20px;
  padding: 0 6px;
  border: 1px solid;
  border-radius: 3px;
  font-size: ${token('text', 12)};
  line-height: 18px;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}

  > svg {
    flex: none;
    width: 12px;
    height: 12px;
  }
  > button {
    position: relative;
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    margin-right: -5px;
    border-radius: 2px;
  }
  /* The target is 24 px, the drawing 16. */
  > button::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
  ${media.hover} {
    > button:hover {
      background: ${token('color', 'hoverRaised')};
      color: ${token('color', 'ink')};
    }
  }
`
