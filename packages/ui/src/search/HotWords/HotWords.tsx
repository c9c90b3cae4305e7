import type { HotWord } from '@xinpu/sdk/types'
import { useId } from 'react'
import type { Href } from '../../primitives/Link/Link.tsx'
import * as S from './HotWords.styles.ts'

type Word = Pick<HotWord, 'id' | 'name' | 'url'>

export interface HotWordsProps {
  /** What others search for, hottest first. */
  words: readonly Word[]
  /**
   * What the words are.
   *
   * @default '热搜'
   */
  label?: string
  /** Where a word is searched. */
  hrefOf: (word: Word) => Href
}

/** What others search for, on one quiet line under the box. */
export function HotWords({ words, label = '热搜', hrefOf }: HotWordsProps) {
  const id = useId()
  if (words.length === 0) return null

  return (
    <S.Line>
      <span id={id}>{label}</span>
      <S.List aria-labelledby={id}>
        {words.map((word) => (
          <li key={word.id}>
            <S.Word href={hrefOf(word)}>{word.name}</S.Word>
          </li>
        ))}
      </S.List>
    </S.Line>
  )
}
