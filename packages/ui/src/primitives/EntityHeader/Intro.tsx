import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import * as S from './EntityHeader.styles.ts'

/** Longer than this, it would push the page under it out of sight. */
const long = 120

/** What someone says about themselves; folded where it is long. */
export function Intro({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > long

  return (
    <S.Intro>
      <S.Words $isFolded={isLong && !isOpen}>{text}</S.Words>
      {isLong && (
        <Button tone="quiet" size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? '收起' : '展开'}
        </Button>
      )}
    </S.Intro>
  )
}
