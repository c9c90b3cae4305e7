import { useCallback, useEffect, useState } from 'react'
import type { PageSize } from './reading/page-scale.ts'
import { sizeOf } from './reading/paint-page.ts'
import type { OpenPdf } from './reading/pdf-document.ts'

/** Reading the size of a page costs a request or two; longer documents learn theirs as they are read. */
const measuredAhead = 100

/** The size of every page: that of the first one until its own is known. */
export function usePageSizes(pdf: OpenPdf, first: PageSize, pageCount: number) {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map())

  const learn = useCallback(
    (page: number, size: PageSize) =>
      setSizes((known) => (isSame(known.get(page) ?? first, size) ? known : new Map(known).set(page, size))),
    [first],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const measure = async () => {
      for (let page = 2; page <= Math.min(pageCount, measuredAhead) && !leaving.signal.aborted; page++)
        learn(page, sizeOf(await pdf.document.getPage(page)))
    }
    measure().catch(() => {})
    return () => leaving.abort()
  }, [pdf, pageCount, learn])

  return { sizeOf: (page: number): PageSize => sizes.get(page) ?? first, sizes, learn }
}

const isSame = (one: PageSize, other: PageSize): boolean =>
  Math.abs(one.width - other.width) < 0.5 && Math.abs(one.height - other.height) < 0.5
