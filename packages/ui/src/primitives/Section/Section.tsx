import { useId } from 'react'
import { Link, type Href } from '../Link/Link.tsx'
import * as S from './Section.styles.ts'

export interface SectionProps {
  /** What the block is about. */
  title: string
  /** Facts beside the title: a count, a date. */
  meta?: React.ReactNode
  /** The one way out, at the right edge. */
  more?: { href: Href; label: string }
  /**
   * The level of the heading.
   *
   * @default 2
   */
  level?: 2 | 3
  children: React.ReactNode
}

/** A block of a page: an ink rule, a title on it, facts beside the title, one link at the right edge. */
export function Section({ title, meta, more, level = 2, children }: SectionProps) {
  const id = useId()
  const Heading = `h${level}` as const

  return (
    <S.Root aria-labelledby={id}>
      <S.Head>
        <Heading id={id}>{title}</Heading>
        {meta && <S.Meta>{meta}</S.Meta>}
        {more && (
          <S.More>
            <Link href={more.href}>{more.label}</Link>
          </S.More>
        )}
      </S.Head>
      {children}
    </S.Root>
  )
}
