import { drawings, plainBox } from './drawings.ts'

export interface CategorySymbolProps {
  /** The symbol's name, as a category carries it: capacitor, diode, mcu. */
  name: string
  /**
   * Its side in pixels.
   *
   * @default 32
   */
  size?: number
}

/** The schematic symbol of a category, drawn the IEC way; it takes the colour of the text around it. */
export const CategorySymbol = ({ name, size = 32 }: CategorySymbolProps) => (
  <svg
    viewBox="0 0 32 32"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden
  >
    <path d={drawings[name] ?? plainBox} />
  </svg>
)
