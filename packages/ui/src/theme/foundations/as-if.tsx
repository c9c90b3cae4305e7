import { useLayoutEffect } from 'react'

/** What can be held without a printer, a setting of the system, or developer tools. */
type Circumstance = 'print' | 'forced-colors' | 'prefers-reduced-motion'

interface AsIfProps {
  holds: Circumstance
  children: React.ReactNode
}

/** Lets our own rules for a circumstance apply as long as it is drawn: the rules themselves, not a copy of them. */
export function AsIf({ holds, children }: AsIfProps) {
  useLayoutEffect(() => {
    const undo = suppose(holds)
    // A style that is written later writes its whole sheet again.
    const watch = new MutationObserver(() => suppose(holds))
    watch.observe(document.head, { childList: true, subtree: true })

    return () => {
      watch.disconnect()
      undo()
    }
  }, [holds])

  return children
}

const always = 'all'
const never = 'not all'

function suppose(circumstance: Circumstance): () => void {
  const changed: [media: MediaList, text: string][] = []
  for (const rule of mediaRules()) {
    const text = rule.media.mediaText
    const next = heldOf(text, circumstance)
    if (next && next !== text) {
      changed.push([rule.media, text])
      rule.media.mediaText = next
    }
  }
  return () => changed.forEach(([media, text]) => (media.mediaText = text))
}

function heldOf(text: string, circumstance: Circumstance): string | undefined {
  if (text.includes(circumstance)) return always
  return circumstance === 'print' && text.startsWith('screen') ? never : undefined
}

/** The media rules of the styles that we wrote, whatever they say. */
const mediaRules = (): CSSMediaRule[] =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
