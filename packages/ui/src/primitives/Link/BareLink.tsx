import { use } from 'react'
import { NavigateContext } from './NavigateContext.ts'

export interface BareLinkProps extends Omit<React.ComponentPropsWithRef<'a'>, 'slot' | 'href'> {
  /** Where it leads; null while there is no page yet, which `soon` in its style tells. */
  href?: string | null | undefined
  /** Followed by pointer, finger or Enter, before it leads away. */
  onPress?: (event: React.MouseEvent<HTMLAnchorElement>) => void
  /** Leads nowhere for now, and says so. */
  isDisabled?: boolean
}

/** The browser's own link with the words of this package and no look: what a styled link is made of. */
export function BareLink({ href, onPress, onClick, isDisabled = href === null, ...props }: BareLinkProps) {
  const navigate = use(NavigateContext)
  const isLeading = typeof href === 'string' && !isDisabled

  function follow(event: React.MouseEvent<HTMLAnchorElement>) {
    event.stopPropagation()
    if (isDisabled) return
    onClick?.(event)
    onPress?.(event)
    if (!navigate || !isLeading || event.defaultPrevented || !staysHere(event)) return
    event.preventDefault()
    navigate(href)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the props
    <a
      {...(!isLeading && { role: 'link', tabIndex: isDisabled ? undefined : 0 })}
      {...props}
      href={isLeading ? href : undefined}
      data-disabled={isDisabled || undefined}
      aria-disabled={isDisabled || props['aria-disabled']}
      onClick={follow}
    />
  )
}

/** Another tab, another site, and a file to keep are the browser's. */
function staysHere({ currentTarget: link, metaKey, ctrlKey, altKey, shiftKey }: React.MouseEvent<HTMLAnchorElement>) {
  const isPlain = !metaKey && !ctrlKey && !altKey && !shiftKey
  const isHere = (link.target === '' || link.target === '_self') && link.origin === location.origin
  return isPlain && isHere && !link.hasAttribute('download')
}
