// chunk: widgets
import { formatCount } from '@xinpu/sdk/format'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import type { Href } from '../Link/Link.tsx'
import { Jump } from './Jump.tsx'
import { pageWindow, type PageStep } from './page-window.ts'
import * as S from './Pagination.styles.ts'

/** Rows that are paged through; who wants more narrows the list (contract, `countCeiling`). */
const furthest = 10_000

export interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number
  pageSize: number
  /** How many things there are on all pages. */
  total: number
  /** Where a page is. */
  hrefFor: (page: number) => Href
  /** How many a page may hold, and where that is; without it the size is not offered. */
  sizes?: readonly { size: number; href: Href }[]
  /**
   * What is paged, for those who do not see which list it belongs to.
   *
   * @default '分页'
   */
  label?: string
}

/** The pages of a list as links: works without JavaScript, and opens in a new window. */
export function Pagination({ page, pageSize, total, hrefFor, sizes, label = '分页' }: PaginationProps) {
  const pageCount = Math.max(1, Math.ceil(Math.min(total, furthest) / pageSize))

  return (
    <S.Root aria-label={label}>
      <S.Line>
        <S.Total>
          共 <S.Figure>{formatCount(total)}</S.Figure> 条
        </S.Total>
        {sizes && <Sizes sizes={sizes} pageSize={pageSize} />}
        {pageCount > 1 && (
          <S.Pages>
            <Turn
              to={page - 1}
              pageCount={pageCount}
              hrefFor={hrefFor}
              label="上一页"
              icon={<Icon of={ChevronLeft} />}
            />
            {pageWindow(page, pageCount).map((step, index) => (
              <li key={step === 'gap' ? `gap ${index}` : step} data-far={isFar(step, page, pageCount) || undefined}>
                {step === 'gap' ? <S.Gap aria-hidden>…</S.Gap> : <Page step={step} current={page} hrefFor={hrefFor} />}
              </li>
            ))}
            <Turn
              to={page + 1}
              pageCount={pageCount}
              hrefFor={hrefFor}
              label="下一页"
              icon={<Icon of={ChevronRight} />}
            />
          </S.Pages>
        )}
        {pageCount > 5 && <Jump pageCount={pageCount} hrefFor={hrefFor} />}
      </S.Line>
    </S.Root>
  )
}

/** What leaves first on a phone. */
const isFar = (step: PageStep, page: number, pageCount: number) =>
  step !== 'gap' && step !== 1 && step !== pageCount && Math.abs(step - page) > 1

function Page({ step, current, hrefFor }: { step: number; current: number } & Pick<PaginationProps, 'hrefFor'>) {
  if (step === current) return <S.Current aria-current="page">{step}</S.Current>

  return (
    <S.PageLink href={hrefFor(step)} aria-label={`第 ${step} 页`}>
      {step}
    </S.PageLink>
  )
}

interface TurnProps extends Pick<PaginationProps, 'hrefFor'> {
  to: number
  pageCount: number
  label: string
  icon: React.ReactNode
}

function Turn({ to, pageCount, hrefFor, label, icon }: TurnProps) {
  const isPossible = to >= 1 && to <= pageCount

  return (
    <S.Turn>
      <S.PageLink href={isPossible ? hrefFor(to) : undefined} isDisabled={!isPossible} aria-label={label}>
        {icon}
      </S.PageLink>
    </S.Turn>
  )
}

function Sizes({ sizes, pageSize }: Required<Pick<PaginationProps, 'sizes' | 'pageSize'>>) {
  return (
    <S.Sizes>
      每页
      {sizes.map(({ size, href }) => (
        <S.PageLink
          key={size}
          href={href}
          aria-label={`每页 ${size} 条`}
          aria-current={size === pageSize ? 'true' : undefined}
        >
          {size}
        </S.PageLink>
      ))}
      条
    </S.Sizes>
  )
}
