import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export interface LogoProps {
  /**
   * Mark and name, or the mark alone where there is no room.
   *
   * @default 'full'
   */
  variant?: 'full' | 'mark'
}

/** 芯谱's logo: a cross of copper pins over four levels, in the ink of its place. */
export function Logo({ variant = 'full' }: LogoProps) {
  const width = variant === 'full' ? 95 : 32

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> could not take the ink of its place
    <Root viewBox={`0 0 ${width} 32`} width={width} height={32} role="img" aria-label="芯谱 Xinpu">
      <path fill="currentColor" d={cross} />
      <Pins d={pins} />
      {variant === 'full' && <path fill="currentColor" d={name} />}
    </Root>
  )
}

const Root = styled.svg`
  display: block;
  flex: none;
`

const Pins = styled.path`
  fill: ${token('color', 'accent')};
`

const cross = 'M2 6h8V2h4v4h4V2h4v4h8v4h-8v4h-4v-4h-4v4h-4v-4H2z'
const pins = 'M2 22h4v8H2zM10 17h4v13h-4zM18 19.5h4V30h-4zM26 24.5h4V30h-4z'

/** 芯谱, as outlines: no font is downloaded for two characters. */
const name =
  'M49.18 15.96L49.18 23.91C49.18 27.06 50.06 28.02 53.52 28.02C54.19 28.02 57.18 28.02 57.94 28.02C60.88 28.02 61.76 26.93 62.18 22.74C61.29 22.53 59.91 22.01 59.26 21.52C59.11 24.54 58.90 25.00 57.70 25.00C56.95 25.00 54.45 25.00 53.86 25.00C52.53 25.00 52.32 24.90 52.32 23.89L52.32 15.96ZM61.42 17.41C62.59 20.04 63.63 23.37 63.87 25.45L67.09 24.48C66.78 22.30 65.63 19.08 64.39 16.55ZM45.33 16.71C44.83 19.41 43.90 22.30 42.70 24.28L45.67 25.81C46.89 23.65 47.72 20.32 48.27 17.62ZM52.89 13.04C54.30 15.15 55.75 17.93 56.22 19.73L59.16 18.22C58.59 16.40 57.05 13.72 55.60 11.72ZM58.17 4.10L58.17 7.25L51.80 7.25L51.80 4.10L48.71 4.10L48.71 7.25L43.53 7.25L43.53 10.26L48.71 10.26L48.71 12.71L51.80 12.71L51.80 10.26L58.17 10.26L58.17 12.73L61.27 12.73L61.27 10.26L66.54 10.26L66.54 7.25L61.27 7.25L61.27 4.10ZM69.85 6.36C71.15 7.71 72.84 9.53 73.59 10.73L75.83 8.65C74.99 7.51 73.23 5.79 71.93 4.57ZM68.91 12.13L68.91 15.05L71.93 15.05L71.93 23.18C71.93 24.35 71.25 25.13 70.70 25.50C71.20 26.10 71.85 27.34 72.08 28.10C72.52 27.53 73.36 26.93 77.49 23.83C77.18 23.24 76.74 22.01 76.53 21.18L74.84 22.40L74.84 12.13ZM76.42 10.91C77.23 11.87 78.09 13.17 78.43 14.06L80.53 12.78C80.14 11.95 79.26 10.70 78.45 9.82L80.74 9.82L80.74 14.11L75.70 14.11L75.70 16.63L93.25 16.63L93.25 14.11L88.15 14.11L88.15 9.82L92.21 9.82L92.21 7.30L88.51 7.30L90.13 4.93L87.45 4.05C87.06 5.01 86.43 6.28 85.84 7.30L82.43 7.30L83.13 6.93C82.77 6.08 81.88 4.85 81.10 4.00L78.84 5.09C79.39 5.74 79.93 6.57 80.32 7.30L76.71 7.30L76.71 9.82L78.32 9.82ZM83.50 9.82L85.37 9.82L85.37 14.11L83.50 14.11ZM90.23 9.82C89.79 10.78 89.01 12.19 88.38 13.04L90.33 13.98C90.96 13.20 91.79 12.03 92.57 10.91ZM80.66 23.60L88.28 23.60L88.28 25.08L80.66 25.08ZM80.66 21.42L80.66 20.09L88.28 20.09L88.28 21.42ZM77.93 17.75L77.93 28.46L80.66 28.46L80.66 27.27L88.28 27.27L88.28 28.38L91.17 28.38L91.17 17.75Z'
