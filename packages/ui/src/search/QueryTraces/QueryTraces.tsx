import type { QueryChip } from '@xinpu/sdk/types'
import * as S from './QueryTraces.styles.ts'
import { useTraces } from './useTraces.ts'

export interface QueryTracesProps {
  /** What is typed in the box. */
  text: string
  /** How its words were understood. */
  chips: readonly QueryChip[]
  /** An `OmniSearch`, then its `QueryChips`. */
  children: React.ReactNode
}

/**
 * Copper from each typed word to the chip that reads it. It is computed from the rectangles of words and chips;
 * when the chips wrap, or under 1180 px, only the chips stay.
 */
export function QueryTraces({ text, chips, children }: QueryTracesProps) {
  const { frameRef, mirrorRef, drawing } = useTraces(text, chips)

  return (
    <S.Frame ref={frameRef} data-traced={drawing.isShown || undefined}>
      {children}
      <S.Mirror ref={mirrorRef} aria-hidden>
        {text}
      </S.Mirror>
      {drawing.isShown && (
        <S.Drawing aria-hidden>
          {drawing.underlines.map(({ left, right, y }) => (
            <path key={left} d={`M${left} ${y}H${right}`} strokeWidth={1.5} />
          ))}
          {drawing.traces.map(({ path, via }) => (
            <g key={path}>
              <path d={path} />
              <circle cx={via.x} cy={via.y} r={3} />
            </g>
          ))}
        </S.Drawing>
      )}
    </S.Frame>
  )
}
