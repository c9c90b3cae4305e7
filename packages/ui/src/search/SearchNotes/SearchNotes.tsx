import { formatNumber } from '@xinpu/sdk/format'
import type { ChipModel } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { NearParts } from './NearParts.tsx'
import * as S from './SearchNotes.styles.ts'

type NearPart = Pick<ChipModel, 'id' | 'model' | 'brandCn' | 'brandName' | 'package'>

export interface SearchNotesProps {
  /** What was searched. */
  text: string
  /** How many answered; at none the notes teach the next step. */
  total: number
  /**
   * Words that were left out because nothing had them all.
   *
   * @default []
   */
  dropped?: readonly string[]
  /** The one filter that hides most: its name, what it hides, and the list without it. */
  strongest?: { label: string; count: number; href: Href }
  /**
   * Words that could go, each with what the rest finds and where.
   *
   * @default []
   */
  without?: readonly { word: string; total: number; href: Href }[]
  /**
   * Part numbers that look alike; never mixed with those that answer.
   *
   * @default []
   */
  near?: readonly NearPart[]
  /** Where a part is told about. */
  hrefOf?: (part: NearPart) => Href
  /** The next step when nothing answers: 发布求购. */
  next?: React.ReactNode
  /** A second, quieter way: 保存搜索,有货通知我. */
  other?: React.ReactNode
}

/** What a search did with one's words: what was left out, what hides results, what looks alike, what to do next. */
export function SearchNotes({
  text,
  total,
  dropped = [],
  strongest,
  without = [],
  near = [],
  hrefOf,
  next,
  other,
}: SearchNotesProps) {
  const isBare = dropped.length === 0 && !strongest && without.length === 0

  return (
    <S.Root>
      {total === 0 && (
        <S.Nothing>
          没有找到 <S.Sought>{text}</S.Sought>
        </S.Nothing>
      )}
      {!isBare && <Facts dropped={dropped} strongest={strongest} without={without} />}
      {total === 0 && isBare && near.length === 0 && <S.Why>换一种写法，或只输入型号的前几位再试。</S.Why>}
      {near.length > 0 && hrefOf && <NearParts text={text} parts={near} hrefOf={hrefOf} />}
      {total === 0 && (
        <S.Steps>
          {next}
          {other}
        </S.Steps>
      )}
    </S.Root>
  )
}

const Facts = ({
  dropped = [],
  strongest,
  without = [],
}: Pick<SearchNotesProps, 'dropped' | 'strongest' | 'without'>) => (
  <S.Facts>
    {dropped.length > 0 && (
      <span>
        没有同时符合全部词的型号，已去掉 <Words words={dropped} />
      </span>
    )}
    {strongest && (
      <span>
        去掉“{strongest.label}”可多出{' '}
        <Link href={strongest.href}>
          <S.Figure>{formatNumber(strongest.count)}</S.Figure> 条
        </Link>
      </span>
    )}
    {without.map(({ word, total, href }) => (
      <span key={word}>
        去掉“{word}”有{' '}
        <Link href={href}>
          <S.Figure>{formatNumber(total)}</S.Figure> 个型号
        </Link>
      </span>
    ))}
  </S.Facts>
)

const Words = ({ words }: { words: readonly string[] }) => words.map((word) => <S.Dropped key={word}>{word}</S.Dropped>)
