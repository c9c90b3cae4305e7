import { onOpening } from '../OnDemand/onOpening.tsx'

export interface DialogProps {
  /** What the dialog asks or shows. */
  title: string
  /** A quieter line under the title. */
  subtitle?: React.ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** At the right of the head, before ‘关闭’. */
  actions?: React.ReactNode
  /** The answers; the primary one last. */
  footer?: React.ReactNode
  /**
   * Whether it opened by itself: the page under it still scrolls, and a click beside it closes it.
   *
   * @default false
   */
  autoOpened?: boolean
  /**
   * Whether a click beside it closes it too: right where nothing typed is lost.
   *
   * @default 'button'
   */
  closesBy?: 'button' | 'outside'
  children: React.ReactNode
}

const Opening = onOpening(() => import('./OpenDialog.tsx').then((module) => module.OpenDialog))

/** A question or a short task over the page, 500 px wide; a sheet from below under 600 px. */
export const Dialog = (props: DialogProps) => <Opening {...props} />
