import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingPortal,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useHover,
  useInteractions,
  type Placement,
} from '@floating-ui/react'
import * as S from './HoverCard.styles.ts'

interface FloatingCardProps {
  /** What it hangs on. */
  anchor: HTMLElement | null
  label: string
  placement: Placement
  onOpenChange: (isOpen: boolean) => void
  children: React.ReactNode
}

/** Milliseconds that the pointer may leave for. */
const grace = 150

/** The open card: kept beside its trigger, closed by Escape, by a press elsewhere, or when the pointer has gone. */
export function FloatingCard({ anchor, label, placement, onOpenChange, children }: FloatingCardProps) {
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange,
    placement,
    elements: { reference: anchor },
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getFloatingProps } = useInteractions([
    useHover(context, { delay: { close: grace }, handleClose: safePolygon(), mouseOnly: true, move: false }),
    useDismiss(context),
  ])

  return (
    <FloatingPortal>
      <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
        <S.Card
          // oxlint-disable-next-line react/refs -- a function that sets a ref; none is read while rendering
          ref={refs.setFloating}
          {...getFloatingProps({ style: floatingStyles, role: 'dialog', 'aria-label': label })}
        >
          {children}
        </S.Card>
      </FloatingFocusManager>
    </FloatingPortal>
  )
}
