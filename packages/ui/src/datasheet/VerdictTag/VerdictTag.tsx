import type { AlternateVerdict } from '@xinpu/sdk/types'
import * as S from './VerdictTag.styles.ts'

export interface VerdictTagProps {
  /** How well one part stands in for another; null where that cannot be said. */
  verdict: AlternateVerdict | null
}

/** Two parts and what joins them: a line, a broken line, nothing. */
const told = {
  'drop-in': { word: '可直接替换', tone: 'fit', joint: <path d="M10 6h6" /> },
  'board-change': { word: '需改板', tone: 'board', joint: <path d="M10 6h6" strokeDasharray="2 2" /> },
  partial: { word: '部分替代', tone: 'part', joint: <path d="M10 4h6M10 8h6" strokeDasharray="2 2" /> },
  none: { word: '不能判断', tone: 'board', joint: null },
} as const

/** A verdict as a shape and a word. */
export function VerdictTag({ verdict }: VerdictTagProps) {
  const { word, tone, joint } = told[verdict ?? 'none']
  return (
    <S.Root $tone={tone}>
      <svg width="26" height="12" viewBox="0 0 26 12" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <rect x="1" y="1" width="9" height="10" />
        <rect x="16" y="1" width="9" height="10" />
        {joint}
      </svg>
      {word}
    </S.Root>
  )
}
