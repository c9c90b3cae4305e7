import {
  autoUpdate,
  flip,
  FloatingPortal,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  type Placement,
} from '@floating-ui/react'
import { useLayoutEffect } from 'react'
import { Toolbar } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { floating } from '../Popover/floating.ts'

/** A place in the window, in pixels: a `DOMRect` will do. */
export type Rect = Readonly<Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>>

export interface AnchoredProps {
  /** What it hangs on; without a place it is not shown. */
  rect: Rect | null
  /** What it holds, for those who do not see where it hangs. */
  label: string
  /**
   * Where it hangs while there is room.
   *
   * @default 'top'
   */
  placement?: Placement
  /** Escape, or a press elsewhere. */
  onClose: () => void
  children: React.ReactNode
}

/** Tools over a place that is no element: selected text, a spot on a page of a PDF. Leaves the focus where it is. */
export function Anchored({ rect, label, placement = 'top', onClose, children }: AnchoredProps) {
  const { refs, floatingStyles, context } = useFloating({
    open: rect !== null,
    onOpenChange: (isOpen) => !isOpen && onClose(),
    placement,
    middleware: [offset(8), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getFloatingProps } = useInteractions([useDismiss(context)])

  useLayoutEffect(() => {
    refs.setPositionReference(
      rect && { getBoundingClientRect: () => new DOMRect(rect.x, rect.y, rect.width, rect.height) },
    )
  }, [rect, refs])

  if (!rect) return null

  return (
    <FloatingPortal>
      {/* oxlint-disable-next-line react/refs -- a function that sets a ref; none is read while rendering */}
      <Place ref={refs.setFloating} style={floatingStyles} {...getFloatingProps()}>
        <Tools aria-label={label}>{children}</Tools>
      </Place>
    </FloatingPortal>
  )
}

const Place = styled.div`
  z-index: 55;
  width: max-content;
  max-width: calc(100vw - ${token('space', 4)});
`

const Tools = styled(Toolbar)`
  ${floating}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  padding: ${token('space', 1)};
`
