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
  'M49.2 16v7.9c0 3.2.9 4.1 4.3 4.1.7 0 3.7 0 4.4 0 3 0 3.9-1.1 4.3-5.3-.9-.2-2.3-.7-2.9-1.2-.2 3-.4 3.5-1.6 3.5-.7 0-3.2 0-3.8 0-1.4 0-1.6-.1-1.6-1.1v-7.9zM61.4 17.4c1.2 2.6 2.2 6 2.5 8.1l3.2-1c-.3-2.2-1.5-5.4-2.7-7.9zM45.3 16.7c-.5 2.7-1.4 5.6-2.6 7.6l3 1.5c1.2-2.1 2-5.5 2.6-8.2zM52.9 13c1.4 2.2 2.9 4.9 3.3 6.7l3-1.5c-.6-1.8-2.1-4.5-3.6-6.5zM58.2 4.1v3.2h-6.4v-3.2h-3.1v3.2h-5.2v3h5.2v2.4h3.1v-2.4h6.4v2.4h3.1v-2.4h5.2v-3h-5.2v-3.2zM69.9 6.4c1.3 1.3 2.9 3.1 3.7 4.3l2.2-2c-.8-1.2-2.6-2.9-3.9-4.1zM68.9 12.1v3h3v8.1c0 1.2-.6 1.9-1.2 2.3.5.6 1.2 1.8 1.4 2.6.4-.6 1.3-1.2 5.4-4.3-.3-.6-.8-1.8-1-2.6l-1.7 1.2v-10.3zM76.4 10.9c.8 1 1.7 2.3 2 3.2l2.1-1.3c-.4-.8-1.2-2.1-2-3h2.2v4.3h-5v2.5h17.6v-2.5h-5.1v-4.3h4v-2.5h-3.7l1.6-2.4-2.6-.8c-.4.9-1.1 2.2-1.7 3.2h-3.4l.7-.4c-.3-.8-1.2-2-2-2.9l-2.3 1.1c.6.6 1.1 1.5 1.5 2.2h-3.6v2.5h1.6zM83.5 9.8h1.9v4.3h-1.9zM90.2 9.8c-.4 1-1.2 2.4-1.8 3.2l1.9 1c.7-.8 1.5-2 2.3-3.1zM80.7 23.6h7.6v1.5h-7.6zM80.7 21.4v-1.3h7.6v1.3zM77.9 17.8v10.7h2.8v-1.2h7.6v1.1h2.9v-10.6z'
