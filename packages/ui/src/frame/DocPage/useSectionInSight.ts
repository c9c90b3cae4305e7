import { useEffect, useState } from 'react'
import type { DocSection } from './DocPage.tsx'

/** The part that is read, in step with the scrolling: the first one at the top, the last one at the end. */
export function useSectionInSight(
  text: React.RefObject<HTMLElement | null>,
  sections: readonly DocSection[],
): string | undefined {
  const ids = sections.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState(sections[0]?.id)

  useEffect(() => {
    const parts = ids.split(' ').flatMap((id) => text.current?.querySelector(`#${CSS.escape(id)}`) ?? [])
    const look = () => {
      const begun = parts.filter((part) => part.getBoundingClientRect().top <= readingLine())
      setCurrent((begun.at(-1) ?? parts[0])?.id)
    }

    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [text, ids])

  return current
}

/** How far down the window one reads: from under the header to its foot, as far as the page is scrolled. */
function readingLine(): number {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const rest = scrollHeight - clientHeight
  return Math.max(underHeader, rest > 0 ? (scrollTop / rest) * clientHeight : 0)
}

const underHeader = 120
