import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

interface HoverCardBehaviour {
  delay: number
  opensOn: 'press' | 'focus'
  onOpenChange?: (isOpen: boolean) => void
}

/** Open by hover, press or focus; a press keeps open what the pointer opened. Closing belongs to the card. */
export function useHoverCard({ delay, opensOn, onOpenChange }: HoverCardBehaviour) {
  const [isOpen, setOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isPinned = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (open: boolean) => {
    clearTimeout(timer.current)
    if (!open) isPinned.current = false
    setOpen(open)
    onOpenChange?.(open)
  }
  const press = () => {
    const isClosing = isOpen && isPinned.current
    isPinned.current = !isClosing
    change(!isClosing)
  }

  return {
    isOpen,
    anchor,
    setAnchor,
    change,
    triggerProps: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') timer.current = setTimeout(() => change(true), delay)
      },
      onPointerLeave: () => clearTimeout(timer.current),
      onFocus({ target }: FocusEvent<HTMLElement>) {
        if (opensOn === 'focus' && target.matches(':focus-visible')) change(true)
      },
    },
    buttonProps: { onPress: press, 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' as const },
  }
}
