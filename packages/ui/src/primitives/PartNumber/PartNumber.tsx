// chunk: page
import { Highlight, type TextRange } from '../Highlight/Highlight.tsx'
import * as S from './PartNumber.styles.ts'

export type PartNumberSize = 'md' | 'lg' | 'xl'

export interface PartNumberProps {
  /** The number, as the maker writes it. */
  children: string
  /**
   * The characters that match what was searched.
   *
   * @default []
   */
  ranges?: readonly TextRange[]
  /**
   * The size of the text around it, a block's title, or the subject of a page, which may wrap; the others do on a phone alone.
   *
   * @default 'md'
   */
  size?: PartNumberSize
}

/** A part number: the hero of every row. Never shortened, never hyphenated, matched characters marked. */
export function PartNumber({ children, ranges = [], size = 'md' }: PartNumberProps) {
  return (
    <S.Root $size={size} translate="no">
      <Highlight text={children} ranges={ranges} />
    </S.Root>
  )
}
