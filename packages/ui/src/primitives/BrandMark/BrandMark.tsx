import * as S from './BrandMark.styles.ts'

export type BrandMarkSize = 'sm' | 'md' | 'lg'

export interface BrandMarkProps {
  /** The brand's name; the placeholder is drawn from it. */
  name: string
  /** The address of its logo, if there is one. */
  logo?: string
  /**
   * 24, 36 or 48 px high.
   *
   * @default 'md'
   */
  size?: BrandMarkSize
}

/** The mark of a brand: its logo, or the beginning of its name in a frame. The name stands beside it in text. */
export function BrandMark({ name, logo, size = 'md' }: BrandMarkProps) {
  if (logo)
    return <S.Picture src={logo} alt="" width={heights[size]} height={heights[size]} loading="lazy" $size={size} />

  return (
    <S.Drawn aria-hidden $size={size}>
      {initials(name)}
    </S.Drawn>
  )
}

export const heights: Record<BrandMarkSize, number> = { sm: 24, md: 36, lg: 48 }

/** Two Latin letters (initials of two words, or the beginning of one), otherwise the first Han character. */
function initials(name: string): string {
  const latin = name.match(/[A-Za-z0-9]+/g) ?? []
  const [first = '', second] = latin
  if (/^\p{Script=Han}/u.test(name) && !latin.length) return [...name][0] ?? ''
  if (second) return `${first[0]}${second[0]}`.toUpperCase()

  return first ? `${first[0]?.toUpperCase()}${first[1] ?? ''}` : ([...name][0] ?? '')
}
