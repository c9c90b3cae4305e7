import { X } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from '../QueryChips/QueryChips.styles.ts'

/** One filter that is on. */
export interface ActiveFilter {
  /** What it narrows: 封装, 容值. */
  label: string
  /** To what: `0402`, `≥ 10 kΩ`. */
  value: string
  /** The list without it. */
  href: Href
}

export interface ActiveFiltersProps {
  filters: readonly ActiveFilter[]
  /** The list without any. */
  clearHref: Href
}

/** The filters that are on, each with a way out; links, so they work without scripts. */
export function ActiveFilters({ filters, clearHref }: ActiveFiltersProps) {
  if (filters.length === 0) return null

  return (
    <S.Line>
      <S.List aria-label="已选条件">
        {filters.map(({ label, value, href }) => (
          <S.Chip key={`${label} ${value}`} $kind="read">
            <S.Label>{label}</S.Label>
            <S.Value translate="no">{value}</S.Value>
            <S.CrossLink aria-label={`去掉 ${label} ${value}`} href={href} rel="nofollow">
              <Icon of={X} size={12} weight="bold" />
            </S.CrossLink>
          </S.Chip>
        ))}
        <li>
          <Link href={clearHref}>清空</Link>
        </li>
      </S.List>
    </S.Line>
  )
}
