import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  /** The drawing, as lucide has it. */
  of: LucideIcon
  /**
   * Its pixels: 12 and 14 beside labels, 16 beside text, 18 and more where it leads.
   *
   * @default 16
   */
  size?: 12 | 14 | 16 | 18 | 20 | 22 | 24
  /**
   * How thick its lines are: `bold` where small ones would fade.
   *
   * @default 'regular'
   */
  weight?: 'regular' | 'bold'
  /** Lines alone: what is pressed and held fills the others. */
  isLine?: boolean
}

/** A drawing beside words. It is hidden from those who listen: words, or the name of a button, say what it means. */
export const Icon = ({ of: Drawing, size = 16, weight = 'regular', isLine }: IconProps) => (
  <Drawing size={size} strokeWidth={weight === 'bold' ? 2 : 1.5} aria-hidden data-line={isLine || undefined} />
)
