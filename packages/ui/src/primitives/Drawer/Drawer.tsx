import { onOpening } from '../OnDemand/onOpening.tsx'

export type DrawerSide = 'right' | 'left' | 'bottom'

export interface DrawerProps {
  /** What it holds. */
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /**
   * The edge it comes from.
   *
   * @default 'right'
   */
  side?: DrawerSide
  /**
   * How much of the window it takes from a side: `lg` for a form whose fields stand beside each other.
   *
   * @default 'md'
   */
  size?: 'lg' | 'md'
  /** What to do with what it holds; stays in sight. */
  footer?: React.ReactNode
  children: React.ReactNode
}

const Opening = onOpening(() => import('./OpenDrawer.tsx').then((module) => module.OpenDrawer))

/** A panel from the edge of the window: filters and menus where there is no room beside the page. */
export const Drawer = (props: DrawerProps) => <Opening {...props} />
