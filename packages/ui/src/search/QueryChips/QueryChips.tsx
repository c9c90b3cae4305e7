// chunk: search
import { formatCount } from '@xinpu/sdk/format'
import type { QueryChip } from '@xinpu/sdk/types'
import { X } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './QueryChips.styles.ts'

export interface QueryChipsProps {
  /** How the words were understood, in their order. */
  chips: readonly QueryChip[]
  /** Takes a word out of the text; without it and without `hrefWithout` chips only tell. */
  onRemove?: (chip: QueryChip) => void
  /** The same search without that word, for pages that work while scripts are off. */
  hrefWithout?: (chip: QueryChip) => Href
  /** How many parts answer to all of it. */
  total?: number
  /** Where those parts are listed. */
  totalHref?: Href
  /**
   * Words that were left out because nothing had them all.
   *
   * @default []
   */
  dropped?: readonly string[]
}

/** The query read back in the language of the trade: label quiet, value mono, one way out. */
export function QueryChips({ chips, total, totalHref, dropped = [], ...ways }: QueryChipsProps) {
  if (chips.length === 0 && dropped.length === 0) return null

  return (
    <S.Line>
      <S.List aria-label="已理解的条件">
        {chips.map((chip) => (
          <Chip key={`${chip.start}-${chip.word}`} chip={chip} {...ways} />
        ))}
        {dropped.map((word) => (
          <S.Chip key={word} $kind="unread">
            <S.Label>未匹配</S.Label>
            <S.Value>{word}</S.Value>
          </S.Chip>
        ))}
      </S.List>
      {total !== undefined && <Total total={total} href={totalHref} />}
    </S.Line>
  )
}

/** A word that was not understood is searched as text, and says so. */
const Chip = ({ chip, ...ways }: { chip: QueryChip } & Pick<QueryChipsProps, 'onRemove' | 'hrefWithout'>) => (
  <S.Chip data-chip-start={chip.start} $kind={chip.kind === 'text' ? 'unread' : 'read'}>
    <S.Label>{chip.kind === 'text' ? '按文字搜' : chip.label}</S.Label>
    <S.Value translate="no">{chip.kind === 'text' ? `“${chip.value}”` : chip.value}</S.Value>
    <Cross chip={chip} {...ways} />
  </S.Chip>
)

function Cross({
  chip,
  onRemove,
  hrefWithout,
}: { chip: QueryChip } & Pick<QueryChipsProps, 'onRemove' | 'hrefWithout'>) {
  const name = `去掉 ${chip.label} ${chip.value}`
  const cross = <Icon of={X} size={12} weight="bold" />
  if (onRemove)
    return (
      <S.CrossButton aria-label={name} onPress={() => onRemove(chip)}>
        {cross}
      </S.CrossButton>
    )

  return hrefWithout ? (
    <S.CrossLink aria-label={name} href={hrefWithout(chip)}>
      {cross}
    </S.CrossLink>
  ) : (
    <S.End />
  )
}

function Total({ total, href }: { total: number; href: Href | undefined }) {
  const text = (
    <>
      <S.Figure>{formatCount(total)}</S.Figure> 个型号
    </>
  )

  return <S.Total>{href === undefined ? <>共 {text}</> : <Link href={href}>查看 {text}</Link>}</S.Total>
}
