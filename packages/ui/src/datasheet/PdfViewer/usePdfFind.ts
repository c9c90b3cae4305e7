import { useEffect, useMemo, useRef, useState } from 'react'
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

/** Looks for a word in the text of every page, page by page, while the reader reads on. */
export function usePdfFind(pdf: OpenPdf, pageCount: number, query: string, page: number): PdfFind {
  const { hits, isSearching } = useFound(pdf, pageCount, query)
  const [at, setAt] = useState(-1)
  const [asked, setAsked] = useState(query)
  const pages = useMemo(() => hitsByPage(hits), [hits])

  if (asked !== query) {
    setAsked(query)
    setAt(-1)
  }

  function step(by: 1 | -1): Hit | undefined {
    if (hits.length === 0) return undefined
    const next = at < 0 ? first(hits, page, by) : (at + by + hits.length) % hits.length
    setAt(next)
    return hits[next]
  }

  return { query, hits, pages, isSearching, at, current: hits[at], step }
}

/** From where the reader is: the next hit on this page or after it, or the last one before it. */
function first(hits: readonly Hit[], page: number, by: 1 | -1): number {
  const found = by > 0 ? hits.findIndex((hit) => hit.page >= page) : hits.findLastIndex((hit) => hit.page <= page)
  return found >= 0 ? found : by > 0 ? 0 : hits.length - 1
}

function useFound(pdf: OpenPdf, pageCount: number, query: string): Found {
  const [found, setFound] = useState(nothing)
  const texts = useRef(new Map<number, Promise<PageText>>())

  useEffect(() => {
    const pattern = patternOf(query)
    if (!pattern) return
    let isLeft = false
    const textAt = (page: number) =>
      texts.current.get(page) ?? remember(texts.current, page, textOf(pdf.document, page))

    const search = async () => {
      const hits: Hit[] = []
      setFound({ hits: [], isSearching: true })
      for (let page = 1; page <= pageCount && hits.length < mostHits; page++) {
        const text = await textAt(page).catch(() => undefined)
        if (isLeft) return
        if (text) hits.push(...findInPage(text, page, pattern))
        if (page % batch === 0) setFound({ hits: [...hits], isSearching: true })
      }
      setFound({ hits, isSearching: false })
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

function remember(texts: Map<number, Promise<PageText>>, page: number, text: Promise<PageText>): Promise<PageText> {
  texts.set(page, text)
  return text
}
