import { autoUpdate, flip, offset, safePolygon, shift, useDismiss, useFloating, useFocus, useHover, useInteractions, type Placement } from '@floating-ui/react'
import { useRef, useState } from 'react'

interface HoverCardBehaviour {
  placement: Placement
  delay: number
  opensOn: 'press' | 'focus'
  onOpenChange?: (isOpen: boolean) => void
}

/** Open by hover, press or focus; a press keeps open what the pointer opened. */
export function useHoverCard({ placement, delay, opensOn, onOpenChange }: HoverCardBehaviour) {
  const [isOpen, setOpen] = useState(false)
  const isPinned = useRef(false)

  const change = (open: boolean) => {
    if (!open) isPinned.current = false
    setOpen(open)
    onOpenChange?.(open)
  }
  const press = () => {
    const isClosing = isOpen && isPinned.current
    isPinned.current = !isClosing
    change(!isClosing)
  }

  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: change,
    placement,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay: { open: delay, close: 150 }, handleClose: safePolygon(), mouseOnly: true, move: false }),
    useFocus(context, { enabled: opensOn === 'focus', visibleOnly: true }),
    useDismiss(context),
  ])

  return {
    isOpen,
    context,
    style: floatingStyles,
    setTrigger: refs.setReference,
    setCard: refs.setFloating,
    triggerProps: getReferenceProps,
    cardProps: getFloatingProps,
    buttonProps: { onPress: press, 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' as const },
  }
}
