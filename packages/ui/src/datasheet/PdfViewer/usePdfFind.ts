import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { findInPage, hitsByPage, patternOf, type Hit, type PageHits, type PageText } from './reading/find-in-pages.ts'
import { textOf, type OpenPdf } from './reading/pdf-document.ts'

export interface PdfFind {
  query: string
  /** Every hit so far, in the order of pages. */
  hits: readonly Hit[]
  pages: readonly PageHits[]
  /** Whether pages are still to be read. */
  isSearching: boolean
  /** Which of the hits is the current one, from 0; -1 before one was chosen. */
  at: number
  current: Hit | undefined
  /** Makes the next (1) or the one before (-1) current, and gives it. */
  step: (by: 1 | -1) => Hit | undefined
}

interface Found {
  hits: readonly Hit[]
  isSearching: boolean
}

const nothing: Found = { hits: [], isSearching: false }
/** Typing does not start a search with every letter. */
const pause = 150
/** A list that grows page by page would flicker. */
const batch = 16
const mostHits = 2000

/** Looks for a word in the text of every page, from the one that is read on and then before it, while the reader reads on. */
export function usePdfFind(pdf: OpenPdf, pageCount: number, query: string, page: number): PdfFind {
  const { hits, isSearching } = useFound(pdf, { pageCount, query, page })
  const [chosen, setChosen] = useState<Hit>()
  // Hits of earlier pages come in before it: the hit stays, its number does not.
  const at = chosen ? hits.indexOf(chosen) : -1
  const [asked, setAsked] = useState(query)
  const pages = useMemo(() => hitsByPage(hits), [hits])

  if (asked !== query) {
    setAsked(query)
    setChosen(undefined)
  }

  function step(by: 1 | -1): Hit | undefined {
    if (hits.length === 0) return undefined
    const next = at < 0 ? first(hits, page, by) : (at + by + hits.length) % hits.length
    setChosen(hits[next])
    return hits[next]
  }

  return { query, hits, pages, isSearching, at, current: hits[at], step }
}

/** From where the reader is: the next hit on this page or after it, or the last one before it. */
function first(hits: readonly Hit[], page: number, by: 1 | -1): number {
  const found = by > 0 ? hits.findIndex((hit) => hit.page >= page) : hits.findLastIndex((hit) => hit.page <= page)
  return found >= 0 ? found : by > 0 ? 0 : hits.length - 1
}

interface Asked {
  pageCount: number
  query: string
  /** Where the search begins. */
  page: number
}

function useFound(pdf: OpenPdf, { pageCount, query, page: start }: Asked): Found {
  const [found, setFound] = useState(nothing)
  const texts = useRef(new Map<number, Promise<PageText>>())

  const pagesToRead = useEffectEvent(() => pagesFrom(start, pageCount))

  useEffect(() => {
    const pattern = patternOf(query)
    if (!pattern) return
    let isLeft = false
    const textAt = (page: number) =>
      texts.current.get(page) ?? remember(texts.current, page, textOf(pdf.document, page))

    const search = async () => {
      const found: Hit[] = []
      setFound({ hits: [], isSearching: true })
      for (const [count, page] of pagesToRead().entries()) {
        if (found.length >= mostHits) break
        const text = await textAt(page).catch(() => undefined)
        if (isLeft) return
        if (text) found.push(...findInPage(text, page, pattern))
        if (count % batch === 0) setFound({ hits: inOrder(found), isSearching: true })
      }
      setFound({ hits: inOrder(found), isSearching: false })
    }
    const timer = setTimeout(() => void search(), pause)
    return () => {
      isLeft = true
      clearTimeout(timer)
      setFound(nothing)
    }
  }, [pdf, pageCount, query])

  return found
}

/** The page that is read and those after it, then those before it. */
const pagesFrom = (start: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => ((Math.min(Math.max(1, start), count) - 1 + at) % count) + 1)

/** Hits of one page stay in their order. */
const inOrder = (hits: readonly Hit[]): Hit[] => hits.toSorted((one, other) => one.page - other.page)

function remember(texts: Map<number, Promise<PageText>>, page: number, text: Promise<PageText>): Promise<PageText> {
  texts.set(page, text)
  return text
}
