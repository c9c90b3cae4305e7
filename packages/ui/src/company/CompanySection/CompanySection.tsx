import { formatCount } from '@xinpu/sdk/format'
import { useEffect, useRef } from 'react'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import * as S from './CompanySection.styles.ts'

export interface CompanySectionProps {
  /** The anchor of the section in the address: `holder`. */
  id: string
  title: string
  /** How many records there are, once that is known. */
  count?: number
  /** Facts beside the title, with or instead of the count. */
  meta?: React.ReactNode
  more?: { href: Href; label: string }
  /** It comes into sight, or is about to: what it shows may be asked for. Told once. */
  onSeen?: () => void
  /** Absent while it was not asked for. */
  children?: React.ReactNode
}

/** How far below the window a section is asked for, in pixels. */
const ahead = 320

/** One part of what the register knows of a company: it has an anchor, a count, and is asked for when it is seen. */
export function CompanySection({ id, title, count, meta, more, onSeen, children }: CompanySectionProps) {
  const root = useSeen(onSeen)

  return (
    <S.Root ref={root} id={id}>
      <Section
        title={title}
        more={more}
        meta={
          <>
            {count !== undefined && <S.Count>{formatCount(count)}</S.Count>}
            {meta}
          </>
        }
      >
        <S.Body>
          {children ?? (
            <>
              <noscript>这一栏要开启脚本才能取来。</noscript>
              <Skeleton shape="row" count={3} />
            </>
          )}
        </S.Body>
      </Section>
    </S.Root>
  )
}

function useSeen(onSeen: (() => void) | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const tell = useRef(onSeen)
  useEffect(() => {
    tell.current = onSeen
  })
  useEffect(() => {
    const seer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seer.disconnect()
        tell.current?.()
      },
      { rootMargin: `${ahead}px 0px` },
    )
    if (root.current) seer.observe(root.current)
    return () => seer.disconnect()
  }, [])
  return root
}
