// chunk: widgets
import { Link, type Href } from '../Link/Link.tsx'
import * as S from './Breadcrumb.styles.ts'

export interface Crumb {
  label: string
  /** Where this step is; the last one needs none. */
  href?: Href
}

export interface BreadcrumbProps {
  /** From the widest to the page itself. */
  items: readonly Crumb[]
}

/** Where a page stands: 全部分类 / 电源管理 / DC-DC 转换器. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="当前位置">
      <S.List>
        {items.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {href ? (
              <Link href={href} tone="plain">
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </S.List>
    </nav>
  )
}
