import { createContext, use } from 'react'

type Asked = 'id' | 'ref' | 'onPress' | 'onKeyDown' | 'aria-expanded' | 'aria-haspopup'

/** What a thing around a button asks of it: `HoverCard` and `Menu` open by the press of their trigger. */
export const TriggerContext = createContext<Pick<BareButtonProps, Asked>>({})

export interface BareButtonProps extends Omit<React.ComponentPropsWithRef<'button'>, 'disabled' | 'slot'> {
  /** Pressed by pointer, finger, Enter or Space; what stands around it is not pressed with it. */
  onPress?: (event: React.MouseEvent<HTMLButtonElement>) => void
  /** Out of reach, and said so. */
  isDisabled?: boolean
  /** Busy with the last press: keeps the focus, and takes no other. */
  isPending?: boolean
}

/** The browser's own button with the words of this package and no look: what a styled button is made of. */
export function BareButton({ onPress, onClick, isDisabled, isPending, type = 'button', ...props }: BareButtonProps) {
  const { onPress: onTrigger, ...around } = use(TriggerContext)

  function press(event: React.MouseEvent<HTMLButtonElement>) {
    event.stopPropagation()
    if (isPending) return event.preventDefault()
    onClick?.(event)
    onPress?.(event)
    onTrigger?.(event)
  }

  return (
    <button
      {...around}
      {...props}
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      aria-disabled={isPending || props['aria-disabled']}
      onClick={press}
    />
  )
}
