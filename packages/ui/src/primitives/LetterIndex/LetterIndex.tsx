import { formatCount } from '@xinpu/sdk/format'
import type { Href } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { focusLetter } from './focus-letter.ts'
import * as S from './LetterIndex.styles.ts'

export interface LetterCount {
  /** A–Z, or # for names that begin with a figure. */
  letter: string
  count: number
}

export interface LetterIndexProps {
  /** What stands in the list: ‘品牌首字母’. */
  label: string
  /** The letters there are; those of A–Z, # that are not named are empty. */
  letters: readonly LetterCount[]
  /** The chosen letter; null for all of them. */
  value: string | null
  /** Where the names of a letter stand (null asks for all): letters are links then. */
  hrefOf?: (letter: string | null) => Href
  /** Another letter was chosen, null for all: letters are buttons, without `hrefOf`. */
  onChange?: (letter: string | null) => void
}

/** A long list by first letter. Arrows move, a letter key jumps to its letter, empty letters cannot be chosen. */
export function LetterIndex({ label, letters, value, ...ways }: LetterIndexProps) {
  const counts = new Map(letters.map(({ letter, count }) => [letter, count]))
  const total = letters.reduce((sum, { count }) => sum + count, 0)

  return (
    <S.Frame onKeyDown={focusLetter}>
      <S.Root aria-label={label}>
        <Cell {...ways} letter={null} count={total} isCurrent={value === null} />
        {alphabet.map((letter) => (
          <Cell {...ways} key={letter} letter={letter} count={counts.get(letter) ?? 0} isCurrent={value === letter} />
        ))}
      </S.Root>
    </S.Frame>
  )
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#']

interface CellProps extends Pick<LetterIndexProps, 'hrefOf' | 'onChange'> {
  letter: string | null
  count: number
  isCurrent: boolean
}

function Cell({ letter, count, isCurrent, hrefOf, onChange }: CellProps) {
  const isDisabled = count === 0 && letter !== null
  const shared = { isDisabled, 'data-letter': letter ?? undefined, 'data-all': letter === null || undefined }
  const text = (
    <>
      <span>{letter === null ? '全部' : letter === '#' ? '0–9' : letter}</span>
      <S.Count aria-hidden>{isDisabled ? '' : formatCount(count)}</S.Count>
      <VisuallyHidden>{formatCount(count)} 个</VisuallyHidden>
    </>
  )

  if (hrefOf)
    return (
      <S.LinkCell {...shared} href={hrefOf(letter)} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </S.LinkCell>
    )

  return (
    <S.ButtonCell {...shared} aria-pressed={isCurrent} onPress={() => onChange?.(letter)}>
      {text}
    </S.ButtonCell>
  )
}
