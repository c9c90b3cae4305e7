import { icons, type IconName } from './icons.ts'

export type IconSize = 'sm' | 'md' | 'lg'

export interface IconProps {
  /** What it means; the drawing follows from it. */
  name: IconName
  /** Its name where it stands alone; without one it is hidden from those who listen. */
  label?: string
  /**
   * 12 px beside labels, 16 px beside text, 20 px where it leads.
   *
   * @default 'md'
   */
  size?: IconSize
}

/** One of the product's icons, beside words or with a name of its own. */
export function Icon({ name, label, size = 'md' }: IconProps) {
  const Drawing = icons[name]
  const voice = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)

  return <Drawing {...voice} {...sizes[size]} style={{ flex: 'none' }} />
}

/** Small lines are thicker, or they fade. */
const sizes: Record<IconSize, { size: number; strokeWidth: number }> = {
  sm: { size: 12, strokeWidth: 2 },
  md: { size: 16, strokeWidth: 1.5 },
  lg: { size: 20, strokeWidth: 1.5 },
}
