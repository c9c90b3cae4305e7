import { useRef, useState } from 'react'
import { useImeSafeEnter } from '../TextField/useImeSafeEnter.ts'
import type { PaginationProps } from './Pagination.tsx'
import * as S from './Pagination.styles.ts'

interface JumpProps extends Pick<PaginationProps, 'hrefFor'> {
  pageCount: number
}

/** ‘跳至 _ 页’. The place is a link that Enter follows, so the site needs no word about routes. */
export function Jump({ pageCount, hrefFor }: JumpProps) {
  const [typed, setTyped] = useState('')
  const link = useRef<HTMLAnchorElement>(null)
  const enter = useImeSafeEnter(() => link.current?.click())
  const page = pageOf(typed, pageCount)

  return (
    <S.Jump>
      跳至
      <input
        aria-label="页码"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...enter}
      />
      页
      {page !== null && (
        <S.PageLink ref={link} href={hrefFor(page)} aria-label={`前往第 ${page} 页`}>
          前往
        </S.PageLink>
      )}
    </S.Jump>
  )
}

/** Full-width digits count too; a page past the end is the last one. */
function pageOf(typed: string, pageCount: number): number | null {
  const page = Number.parseInt(typed.normalize('NFKC'), 10)
  if (!(page >= 1)) return null

  return Math.min(page, pageCount)
}
