// chunk: page
import { ExternalLink } from 'lucide-react'
import type { BareLinkProps } from './BareLink.tsx'
import * as S from './Link.styles.ts'

/** Where a link goes. In this package any string; the site narrows it to its checked places. */
export type Href = string
export type LinkTone = 'link' | 'plain' | 'part'

export interface LinkProps extends Omit<BareLinkProps, 'className' | 'style' | 'href' | 'onClick' | 'children'> {
  /** Where it goes; an address outside the site opens beside this page. */
  href: Href
  /**
   * A coloured link, text that happens to lead somewhere, or a part number.
   *
   * @default 'link'
   */
  tone?: LinkTone
  children: React.ReactNode
}

/** Goes somewhere. The site decides what a place is; here any `href` will do. */
export function Link({ tone = 'link', href, children, ...props }: LinkProps) {
  const isOutside = leadsOutside(href)

  return (
    <S.Root {...props} {...(isOutside && outside)} href={isUnsafe(href) ? undefined : href} $tone={tone}>
      {children}
      {isOutside && tone === 'link' && <ExternalLink size={12} strokeWidth={1.5} aria-label="在新窗口打开" />}
    </S.Root>
  )
}

const outside = { target: '_blank', rel: 'noopener noreferrer' }

const leadsOutside = (href: Href): boolean => typeof href === 'string' && /^https?:\/\//i.test(href)

/** Content made by people may carry an address that runs code. */
const isUnsafe = (href: Href): boolean => typeof href === 'string' && /^\s*(javascript|data|vbscript):/i.test(href)
