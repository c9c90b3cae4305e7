import { Button, type ButtonShape, type ButtonSize } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'

interface CheckoutWayProps {
  /** Lines that are ordered. */
  count: number
  /** What stands on it while there are none. */
  none: string
  href: Href | undefined
  onCheckout: (() => void) | undefined
  size?: ButtonSize
  shape?: ButtonShape
}

/** The way to the order, as a link or as an act; nothing where orders cannot be made. */
export function CheckoutWay({ count, none, href, onCheckout, ...shape }: CheckoutWayProps) {
  const look = { tone: 'primary', ...shape } as const
  if (href === undefined && !onCheckout) return null
  if (count === 0)
    return (
      <Button {...look} isDisabled>
        {none}
      </Button>
    )
  const words = `结算 ${count} 行`
  if (href !== undefined)
    return (
      <LinkButton {...look} href={href}>
        {words}
      </LinkButton>
    )
  return (
    <Button {...look} onPress={() => onCheckout?.()}>
      {words}
    </Button>
  )
}
