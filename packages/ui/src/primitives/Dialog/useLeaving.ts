import { useTransition } from 'react'

/**
 * Closes what lies over a page. To take it away and wake the page under it takes a slow phone longer than a frame, so it
 * is gone for the eye first (`data-leaving`). Where whoever is told keeps it open, it is seen again.
 */
export function useLeaving(onOpenChange: (isOpen: boolean) => void) {
  const [isLeaving, leave] = useTransition()
  return {
    onOpenChange: (isOpen: boolean) => leave(() => void onOpenChange(isOpen)),
    'data-leaving': isLeaving || undefined,
  }
}
